"""WebSockets: one connection between a page and a table."""
