"""People: credentials, authentication, names and ratings."""
