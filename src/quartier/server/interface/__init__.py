"""What may be asked: every endpoint, the sockets, and the page."""
