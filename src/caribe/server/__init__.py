"""The server: tables that never lose a move and never tell a secret, over HTTP and WebSocket (docs/protocol.md)."""
