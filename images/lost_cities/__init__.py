"""Draws views of Lost Cities as encoded pictures. Has no access to the game itself."""
