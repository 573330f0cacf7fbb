"""What every game has: matches, moves, notation, files, standings, errors, registry."""
