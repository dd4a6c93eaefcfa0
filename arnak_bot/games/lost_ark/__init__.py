"""Searching for the Lost Ark. `engine` holds its rules."""
