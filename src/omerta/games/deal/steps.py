"""The steps of Deal, by name; each rules module adds its own."""

from omerta.kernel.game import StepTable

step = StepTable()
