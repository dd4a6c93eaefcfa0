"""Builds the bundled art, icons and fonts, by hand when their tables change; has its own requirements."""
