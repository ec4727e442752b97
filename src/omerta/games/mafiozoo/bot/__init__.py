"""The bots of Mafiozoo: `players`, and what they reckon with."""
