"""The balance lab: many games among bots on common seeds, what they say about a game's fairness,
and a search for better numbers (`tuning.py`, `search.py`)."""
