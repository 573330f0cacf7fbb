"""Where the weights of the games' judgements come from: `make weights GAME=…`, or `python -m quartier.training`."""
