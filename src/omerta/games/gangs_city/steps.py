"""The steps of Gangs City by name: what its agenda may hold."""

from omerta.kernel.game import StepTable

step = StepTable()
