"""The interfaces of a game (position, definition, texts, pictures), with defaults. Independent of any one game."""
