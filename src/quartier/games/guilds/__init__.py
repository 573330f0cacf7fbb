"""City and Guilds: one town, four guilds, secret hands."""
