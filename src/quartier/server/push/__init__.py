"""Web Push: how people are told what happens at their tables while no page of theirs is open."""
