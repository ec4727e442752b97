"""`python -m omerta`: the command line."""

import sys

from omerta.cli import main

sys.exit(main())
