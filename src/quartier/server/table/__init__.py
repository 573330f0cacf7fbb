"""What happens at tables: who sits there, what is played, said and shown, and what is due."""
