"""What a small game need not write: a game from its log, words for what all games say, a log file. Knows no game."""
