"""Where work is done: on the processors of this machine, or on those of a Ray cluster. What comes of it is the same."""
