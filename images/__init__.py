"""Draws views as pictures and returns their bytes. `kit` is shared code; each game has its own folder."""
