"""An index by which the tables are found that must act soon, however many there are."""

from alembic import op

revision = "due"
down_revision = "pact"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_due", "tables", ["due"])
