"""The terminal: printing, language, translated help, progress bars."""
