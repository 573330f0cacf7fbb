"""What is kept: the data folder with its database and its component sets."""
