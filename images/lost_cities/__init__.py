"""Lost Cities as pictures: a view in, the bytes of a picture out. Knows views and words, never a whole game."""
