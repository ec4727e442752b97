"""How the bots of La Cosa Nostra think. All worth is in thousands, as of the final count."""
