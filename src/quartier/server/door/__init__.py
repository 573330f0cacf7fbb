"""Who comes in, and how bytes are spoken: connections, limits, and what stands before every request."""
