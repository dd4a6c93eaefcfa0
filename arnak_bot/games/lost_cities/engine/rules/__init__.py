"""The rules: legal actions, what they do, and how expeditions begin, end and score."""
