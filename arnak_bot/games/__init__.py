"""The shelf: one folder a game, and `kit`, what the games share. A game knows the kit and itself, nothing else."""
