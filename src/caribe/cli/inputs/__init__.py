"""What is typed after a command: shared options, and games, bots, engines and files made from them."""
