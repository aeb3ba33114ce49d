"""`python -m meadhall` is the command as well, wherever the other one is on no path."""

from __future__ import annotations

import sys

from meadhall.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
