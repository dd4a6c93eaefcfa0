"""How the weights of computer players are found and their figures measured, by hand: docs/players.md, "Fitting"."""
