"""The rules, one module per concept: they read the printed components, change the state, and record events."""
