"""The bots of Gangs City: `players`, and what they reckon with."""
