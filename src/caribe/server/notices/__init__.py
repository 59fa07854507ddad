"""Notices: telling people that it is their turn, by webhook, e-mail, web push and feeds.

A notice has the game, the opponents and a link, and nothing of the position.
"""
