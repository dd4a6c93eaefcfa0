"""Computer players. They use only what their seat may know."""
