"""The pictures of the Lost Ark: each takes a view and returns an encoded picture. They never see the game itself."""
