"""The `quartier` command."""
