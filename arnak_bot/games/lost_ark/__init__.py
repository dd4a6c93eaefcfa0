"""Searching for the Lost Ark. `engine` holds the rules, `players` the computer players, `wording` the texts."""
