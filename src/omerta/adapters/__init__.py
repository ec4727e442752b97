"""Adapters: every game of the house as other libraries want it. Generic; no game is named here."""
