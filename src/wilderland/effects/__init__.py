"""The verbs that cards and rules share, and the questions they ask of the state."""
