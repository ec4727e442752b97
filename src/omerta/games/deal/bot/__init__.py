"""The bots of Deal: `players`, and what they reckon with."""
