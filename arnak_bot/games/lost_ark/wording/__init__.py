"""The texts of the Lost Ark: for players who have to act, for everybody, and for look-ups."""
