"""A seeded fuzzer against a real server: valid messages and calls, and each of them broken in one or several places."""
