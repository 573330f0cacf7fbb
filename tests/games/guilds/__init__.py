"""City and Guilds: its rules, figures, faces and recorded games."""
