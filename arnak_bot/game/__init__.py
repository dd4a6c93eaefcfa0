"""What a game is, once: a position, its definition, its texts and its pictures, with defaults. Knows no game."""
