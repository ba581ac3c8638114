"""The machine: nodes, the loop, choices, happenings, windows. It knows no game."""
