"""The pictures of the Lost Ark: each takes a view and returns an encoded picture. They have no access to the game
itself."""
