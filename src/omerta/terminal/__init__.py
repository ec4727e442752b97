"""Omertà in a terminal."""
