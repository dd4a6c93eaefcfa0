"""The Lost Ark in words: what is read by whoever plays, by everybody, and looked up."""
