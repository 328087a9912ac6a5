"""Names that last: passkeys, cards, profiles, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "names"
down_revision = "notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_table(
        "cards",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "spent_challenges",
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, nullable=False, index=True),
        sa.Column("invitable", sa.Boolean, nullable=False),
        sa.Column("looks", sa.Text, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("invitations_by_table", "invitations", ["table_id"])
