"""How bots think, in any game. Nothing here knows which games there are: `lineup` does."""
