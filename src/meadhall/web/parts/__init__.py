"""Small view functions that all tables share."""
