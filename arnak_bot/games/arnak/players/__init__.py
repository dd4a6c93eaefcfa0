"""Computer players. They play from what a seat may know, and nothing else."""
