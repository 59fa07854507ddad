"""The HTTP side of the server: application, middleware, routes and the static page."""
