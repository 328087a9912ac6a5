"""Reviews are kept with the tables."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "first_release"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
