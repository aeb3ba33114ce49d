"""Training networks for the bots that learn: games to learn from, learning, and looking how strong they got."""
