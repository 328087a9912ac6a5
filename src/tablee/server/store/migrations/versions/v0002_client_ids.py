"""The index of client ids goes: a table knows those it may meet again, and an action names the decision it answers."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Writing it took a third of the time of an append."""
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint("entries_once", type_="unique")
