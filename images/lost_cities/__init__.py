"""The pictures of Lost Cities: each takes a view and returns an encoded picture. They have no access to the game
itself."""
