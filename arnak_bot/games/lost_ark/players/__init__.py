"""Computer players. They only use what a seat may know."""
