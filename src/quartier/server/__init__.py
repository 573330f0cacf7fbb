"""The table server: people and bots meet over HTTP and WebSocket, for every game in the registry."""
