"""What is thought about apart from whoever asks: how questions and answers travel, and the worker's side."""
