"""The player cards of the core set, a file a sphere."""
