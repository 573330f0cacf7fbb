"""How bots think for the server: in threads, and whose thought goes on next."""
