"""What was made by hand or is renewed by a command: art, fonts, example games, screenshots, pages of docs."""
