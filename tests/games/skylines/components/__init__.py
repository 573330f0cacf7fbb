"""The component set."""
