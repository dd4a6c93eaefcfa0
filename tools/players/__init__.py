"""Fits the weights of the computer players and measures their figures, by hand: docs/players.md, "Fitting"."""
