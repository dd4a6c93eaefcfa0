"""Arnak's texts: possible actions, questions, what happened and the state of the table."""
