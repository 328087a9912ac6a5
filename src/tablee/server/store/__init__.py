"""Where tables are kept: one SQL for SQLite and PostgreSQL."""
