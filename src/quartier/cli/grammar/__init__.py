"""How words that are typed become a command: its options, its help, and what is wrong with the words."""
