"""The HTTP side: thin resources over the store and the hall."""
