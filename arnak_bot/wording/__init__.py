"""The host's own texts, whatever is played: lobby, buttons, votes, reminders, settings, help, refusals."""
