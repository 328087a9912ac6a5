"""Which pact each process keeps, so that programs that do not understand each other never share a database."""

import sqlalchemy as sa
from alembic import op

revision = "pact"
down_revision = "sharing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("pact", sa.Integer, nullable=False, server_default="1"))
