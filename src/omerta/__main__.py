"""`python -m omerta`."""

import sys

from omerta.cli import main

sys.exit(main())
