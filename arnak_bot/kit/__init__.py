"""What the engines of all games share: chance, copies, the codec and the masks. Knows no game."""
