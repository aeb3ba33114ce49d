"""What all tests count on."""

from __future__ import annotations

import signal

# Where tests run in the background of a script, Ctrl-C is ignored, and whatever they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
