"""Invitations that were declined; what processes know of each other: their reviews under way, and what fails."""

import sqlalchemy as sa
from alembic import op

revision = "across"
down_revision = "admin"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("invitations", sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("processes", sa.Column("report", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "review_work",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False, index=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
