"""Omertà: a table for hidden-information games, for people, bots and agents alike."""

__version__ = "0.1.0"
