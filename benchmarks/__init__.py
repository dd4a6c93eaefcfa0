"""Speed, measured: `python -m benchmarks` prints one table, each row with its floor beside it."""
