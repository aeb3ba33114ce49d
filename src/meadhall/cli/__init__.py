"""The `meadhall` command: play, watch, replay, read and simulate in a terminal."""
