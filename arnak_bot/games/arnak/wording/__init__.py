"""Arnak in words: what can be done, what is asked, what happened, what lies on the table."""
