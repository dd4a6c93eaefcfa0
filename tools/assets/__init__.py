"""Builds the bundled art, icons and fonts; run by hand when their tables change. Has its own requirements."""
