"""Tools shared by all games: chance, copies, the codec, hidden information. Independent of any one game."""
