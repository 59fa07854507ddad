"""How Caribe is built: backend.py is what pip talks to, engine.py compiles, page.py builds the page."""
