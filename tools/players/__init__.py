"""Fits the weights of the computer players and measures their results; run by hand (docs/players.md, "Fitting")."""
