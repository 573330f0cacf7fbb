"""What was possible, and where points were lost: what an engine can tell of a match when nothing in it is secret."""
