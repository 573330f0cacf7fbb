"""What is said to clients and by them: every type that crosses the border, and every refusal."""
