"""The campaign: campaign cards, boons and burdens."""
