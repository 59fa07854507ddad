"""What Alembic runs: the steps, on the connection that `caribe.server.store.upgrade` hands over."""

from alembic import context

from caribe.server.store.schema import metadata


def run() -> None:
    """Take the steps in one transaction."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic loads this file
    run()
