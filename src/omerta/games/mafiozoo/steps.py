"""The steps of Mafiozoo by name: what its agenda may hold."""

from omerta.kernel.game import StepTable

step = StepTable()
