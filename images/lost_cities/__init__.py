"""The pictures of Lost Cities: each takes a view and returns an encoded picture. They never see the game itself."""
