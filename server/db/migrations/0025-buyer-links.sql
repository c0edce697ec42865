-- The version before may not run on it.
-- The buyer's own page: its links, and what the buyer chose there.

-- Each link opens the page of one lead. The table holds digests alone: a copy of it opens no page.
create table buyer_links (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id),
  token_hash char(64) not null unique,
  browser_key char(43) not null, -- keys the proof of a browser that opened the link
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz,
  wrong_tries integer not null default 0, -- since the right digits were last typed
  locked_until timestamptz,
  opened_at timestamptz
);
create index buyer_links_lead on buyer_links (lead_id);
create index buyer_links_expires on buyer_links (expires_at);

-- How much of this lead its partner sees, where the buyer wants less than the program allows; and
-- since when the buyer waits to be erased.
alter table leads
  add column partner_sees varchar(10),
  add column erasure_asked_at timestamptz,
  add constraint leads_partner_sees_check check (partner_sees in ('contact', 'status'));

-- What a person may read of themselves: the rows of a plan, by table. The plan comes from the
-- product alone, as that of erase_rows() does.
-- `plan`: [{ "table", "rows": a condition of the first two arguments, "columns" }]
create function told_rows(leads bigint[], sessions text[], plan jsonb)
  returns jsonb language plpgsql stable as $$
declare
  part record;
  found jsonb;
  told jsonb := '{}';
begin
  for part in
    select * from jsonb_to_recordset(plan) as p ("table" text, rows text, columns text)
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from %I where %s) r',
      part.columns, part."table", part.rows)
    into found using leads, sessions;
    told := told || jsonb_build_object(part."table", found);
  end loop;
  return told;
end $$;
revoke execute on function told_rows from public;
