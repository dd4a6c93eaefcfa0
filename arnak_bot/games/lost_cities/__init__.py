"""Lost Cities: the board game. `engine` holds its rules, `players` its computer players, `wording` its words."""
