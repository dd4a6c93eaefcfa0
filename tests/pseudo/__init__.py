"""The whole bot in a language nobody speaks: what is built outside the Fluent files shows, and what overflows fails."""
