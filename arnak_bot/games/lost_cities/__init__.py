"""Lost Cities: the board game. `engine` holds the rules, `players` the computer players, `wording` the texts."""
