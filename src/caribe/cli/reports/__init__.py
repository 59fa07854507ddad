"""Results as tables, sentences and pages."""
