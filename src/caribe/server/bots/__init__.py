"""Bots at tables: their turns, and the pool of processes that compute them."""
