"""The rules: legal actions and their effects, and how expeditions begin, end and score."""
