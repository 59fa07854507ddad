"""Running the server: settings, processes, logs, metrics and background tasks."""
