"""The messages of docs/protocol.md as typed models, and how they are decoded."""
