"""Draws views of the Lost Ark as encoded pictures. Has no access to the game itself."""
