"""Benchmarks: `python -m benchmarks` prints tables of times, each with a theoretical minimum (its floor)."""
