"""Pictures: take a view and return the bytes of an image. `kit` is shared code; each game has its own folder."""
