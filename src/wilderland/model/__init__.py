"""What exists in the game: records, places, the state that holds them. No rules live here."""
