"""Archived games; what whoever runs the server has done, and whom they have muted."""

import sqlalchemy as sa
from alembic import op

revision = "admin"
down_revision = "names"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("archive", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
