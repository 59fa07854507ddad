"""What `caribe bench` and `caribe sim` measure."""
