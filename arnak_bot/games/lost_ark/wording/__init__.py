"""The texts of the Lost Ark: for the player to act, for everybody, and for look-ups."""
