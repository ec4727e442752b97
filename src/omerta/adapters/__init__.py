"""Adapters: every game in the form other libraries want. They are generic and name no game."""
