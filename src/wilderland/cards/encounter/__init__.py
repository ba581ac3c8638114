"""The encounter cards and quests, a file an encounter set."""
