"""The cards: printed facts in `data`, behaviour in `core` and `encounter`, joined by `catalogue`."""
