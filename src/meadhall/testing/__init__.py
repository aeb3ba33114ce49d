"""Setting up positions and sampling tables: for tests, and for anybody's puzzle."""
