"""Commands that build or update art, fonts, example games, screenshots and pages of the docs."""
