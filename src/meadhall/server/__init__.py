"""Server: HTTP, live updates and storage around the Match. Light to import: worker processes import it, too."""
