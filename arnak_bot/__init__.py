"""The bot without its Discord front end and its pictures."""
