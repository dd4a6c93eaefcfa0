"""Pictures: a view in, the bytes of an image out. `kit` is what all share; each game draws in a folder of its own."""
