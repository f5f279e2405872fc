"""`python -m skullking` is `skullking`."""

import sys

from skullking.cli import main

if __name__ == "__main__":
    sys.exit(main())
