"""The steps of La Cosa Nostra, by name; each rules module adds its own."""

from omerta.kernel.game import StepTable

step = StepTable()
