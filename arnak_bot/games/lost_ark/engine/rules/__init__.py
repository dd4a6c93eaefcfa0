"""The rules: legal actions and their effects, the beginning and end of turns, finding the ark, and scoring."""
