"""The database tables. A change here needs a migration."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),  # shown when the table has ended
    Column("created", Double, nullable=False),
    Column("is_over", Boolean, nullable=False),
    # What a list of tables shows, and when a table must be looked after: follows from the log.
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("asked", LargeBinary, nullable=False),
    Column("moved", Double, nullable=False),
    Column("due", Double),
    Column("length", Integer, nullable=False),  # of the log
    Column("archive", Text, nullable=False, server_default=""),  # the file with its log, if that has left the database
    Index("tables_listed", "public", "is_over", "created"),
    Index("tables_due", "due"),  # most tables have none: they wait for people
)

# How games ended, one row for each table that is over.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("users", Text, nullable=False),  # JSON, as all lists here: the ids of people, never names
    Column("kinds", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("word", Text, nullable=False),
    Column("began", Double, nullable=False),
    Column("ended", Double, nullable=False),
)

# The log: append-only, the only truth about a table.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("client", Text, nullable=False),  # seat and message id of a page, or an id of the server's own
    Column("proof", LargeBinary, nullable=False),  # of the log up to here, see `Table.prove`
)

# What is private to a seat: open steps of a secret choice, standing orders, a bot's notes.
kept = Table(
    "kept",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("user_id", Text, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("deleted", Boolean, nullable=False),
)

# People: everything else knows them by their id, so that a name can be erased.
users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),  # of the cookies that are valid
)

# Where people and tables came from, for some days: a keyed hash, never the address itself.
origins = Table(
    "origins",
    metadata,
    Column("kind", Text, primary_key=True),  # person, table
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("origins_by_address", "kind", "address", "at"),
)

# Who sat at which table, for "my tables".
sittings = Table(
    "sittings",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index("sittings_by_time", "user_id", "at"),
)

# Reviews of ended games, as JSON.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("review", LargeBinary, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Codes with which another device becomes the same person, one for each person at most.
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("user_id", Text, nullable=False, unique=True),
    Column("until", Double, nullable=False),
)

# What whoever runs the server has done there.
acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    Column("subject", Text, nullable=False),  # an id, never a name
    Column("detail", Text, nullable=False),
    Column("address", Text, nullable=False),  # from which it was done, as a hash
)

# Addresses, as hashes, from which nobody talks.
mutes = Table(
    "mutes",
    metadata,
    Column("address", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

# The rest is for several processes on one PostgreSQL (`sharing/ledger.py`): those that run, by their own word …
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", Double, nullable=False),
    Column("pact", Integer, nullable=False, server_default="1"),  # `sharing/ledger.py` says on what
    Column("report", Text, nullable=False, server_default=""),  # JSON for the operator, whichever process is asked
)

# … which of them answers for bots and clocks at a table …
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
)

# … which of them works on the review of a game, for whom, and how far it has come …
review_work = Table(
    "review_work",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("user_id", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),  # JSON, as pages are told
)

# … who has a page at a table, through which of them …
attendance = Table(
    "attendance",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("user_id", Text, primary_key=True),
    Index("attendance_by_process", "process"),
)

# … and for a minute what all of them must hear of, beside what has grown.
news = Table(
    "news",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
)

# Where people who are away are told something.
notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("target", LargeBinary, nullable=False),  # JSON
    Column("base", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("sent", Double, nullable=False),
)

# What each person wants to be told, and when: JSON.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# The outbox: follows from the logs; a row that was sent stays for a while, so that nobody is told twice.
notices = Table(
    "notices",
    metadata,
    Column("channel_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("user_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("state", Text, nullable=False),  # waiting, sent, void, failed
    Column("attempts", Integer, nullable=False),
    Column("claimed", Double, nullable=False),  # until when somebody is sending it
    Index("notices_due", "state", "due"),
)

# What takes a name back on any device: public keys of passkeys …
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as the authenticator calls it
    Column("user_id", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)

# … and keyed hashes of the words on printed cards, one for each person at most.
cards = Table(
    "cards",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("created", Double, nullable=False),
)

# Challenges that were answered, until they would have lapsed anyway: each works once, whichever process is asked.
spent_challenges = Table(
    "spent_challenges",
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("until", Double, nullable=False, index=True),
)

# What people say of themselves: whether others may see their page, and invite them; how they like the page to look.
profiles = Table(
    "profiles",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("link", Text, nullable=False, index=True),  # of the page that others may open; empty: nobody may
    Column("invitable", Boolean, nullable=False),
    Column("looks", Text, nullable=False),  # JSON of the page's own making
)

# Who was asked to which table, by whom.
invitations = Table(
    "invitations",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
    Index("invitations_by_table", "table_id"),
)
