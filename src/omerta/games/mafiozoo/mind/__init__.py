"""How the bots of Mafiozoo weigh what they see: cards, characters, places, tokens."""
