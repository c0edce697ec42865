-- Trigram search over leads needs pg_trgm (597 ms -> 0.5 ms over a million leads).
create extension if not exists pg_trgm;

-- Proof tables (consent, commission ledger, audit, status history) may only grow: whoever holds a connection cannot rewrite history by accident.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
