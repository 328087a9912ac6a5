"""Tables are listed, and ended games told, from rows of their own, which are filled from the logs when it is opened."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the columns and the results; a row of length 0 is still to be filled."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("game", sa.Text, nullable=False, server_default=""))
        tables.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("host", sa.Text, nullable=False, server_default=""))
        tables.add_column(sa.Column("phase", sa.Text, nullable=False, server_default="gathering"))
        tables.add_column(sa.Column("seats", sa.LargeBinary, nullable=False, server_default="[]"))
        tables.add_column(sa.Column("asked", sa.LargeBinary, nullable=False, server_default="[]"))
        tables.add_column(sa.Column("moved", sa.Double, nullable=False, server_default="0"))
        tables.add_column(sa.Column("due", sa.Double))
        tables.add_column(sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_listed", "tables", ["public", "is_over", "created"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("users", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
