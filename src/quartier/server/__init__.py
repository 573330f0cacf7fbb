"""The table server: people and bots meet over HTTP and WebSocket, for every game in the registry.

The way of a request: `door` lets it in, `interface` finds out what is asked, `table` does it, `store` keeps
it, `bots` think for it; `messages` are what is said. `composition` puts them together, and they know each
other one way only (tests/test_layers.py).
"""
