"""Herring Morning: a small game for Meadhall. Begin to read in game.py."""
