"""What is said in en."""
