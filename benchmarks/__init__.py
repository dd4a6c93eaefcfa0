"""Benchmarks: `python -m benchmarks` prints a table of times, each with its floor."""
