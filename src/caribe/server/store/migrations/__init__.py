"""The steps from an empty database to today's, run by Alembic when a store is opened."""
