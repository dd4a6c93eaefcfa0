"""How the bundled art, icons and fonts are made, by hand when their tables change; with requirements of its own."""
