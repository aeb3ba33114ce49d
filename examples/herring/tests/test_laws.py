"""Herring Morning keeps the laws of every game."""

from meadhall.testing.laws import laws_of

test_laws = laws_of("herring")
