"""The rules: what is legal, what an action does, how turns begin and close, what is found, what it is worth."""
