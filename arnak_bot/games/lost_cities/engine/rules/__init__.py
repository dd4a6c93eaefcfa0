"""The rules: what is legal, what an action does, how expeditions begin, end and score."""
