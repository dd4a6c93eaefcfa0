"""The rules, one file an idea: they read what is printed, change the state, and tell what happened."""
