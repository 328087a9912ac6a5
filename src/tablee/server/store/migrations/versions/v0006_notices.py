"""Notices: channels, wishes, the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "due"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.LargeBinary, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("sent", sa.Double, nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("channel_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double, nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
