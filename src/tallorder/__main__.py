"""`python -m tallorder` is the same as `tallorder`."""

import sys

from tallorder.cli import main

sys.exit(main())
