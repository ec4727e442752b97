"""How the bots of Gangs City think."""
