"""The bots of La Cosa Nostra: `players`, and what they reckon with.

All worth is in thousands, as of the final count.
"""
