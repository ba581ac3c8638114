"""Enemy attacks that are disturbed, or made out of order (rules P6.9 and P6.10)."""
