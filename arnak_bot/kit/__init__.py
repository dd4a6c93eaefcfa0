"""Tools shared by all games: randomness, copies, the codec, hidden information. Independent of any one game."""
