"""Programs and a game to learn from: they use what everybody can use, and need nothing but Quartier."""
