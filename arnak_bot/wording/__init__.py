"""What the host itself says, whatever is played: lobby, buttons, votes, reminders, settings, help, refusals."""
