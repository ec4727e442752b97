"""How Deal's bots think."""
