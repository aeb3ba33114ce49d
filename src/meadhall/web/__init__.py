"""Web: pages and pictures made from Views. Nothing here knows HTTP, storage or the true table."""
