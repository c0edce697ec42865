-- The version before may run on it.
-- How often a caller made a call lately, shared by all processes of one PostgreSQL. Unlogged: it is
-- of no use after a crash or in a backup, and the embedded engine, one process, leaves it empty.
create unlogged table call_counts (
  key text primary key,
  calls int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
