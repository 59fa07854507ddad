"""Starting the server from the command line."""
