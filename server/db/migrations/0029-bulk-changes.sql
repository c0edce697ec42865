-- What was done to many leads by one call: who sends the same call again is told what it did, and it can be taken back.
create table lead_bulk_changes (
  id bigint generated always as identity primary key,
  actor_id bigint not null references admin_users (id) on delete cascade,
  -- The caller's own word for this call; one of a taking back is made of the number of what it takes back.
  key varchar(60) not null,
  request_hash char(64) not null,
  kind varchar(10) not null check (kind in ('status', 'delete', 'undo')),
  to_status varchar(50),
  undoes_id bigint references lead_bulk_changes (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (actor_id, key)
);

-- What became of each lead. A lead that stands here is done with: a call that broke off goes on behind it.
create table lead_bulk_items (
  bulk_id bigint not null references lead_bulk_changes (id) on delete cascade,
  lead_id bigint not null references leads (id),
  outcome varchar(10) not null,
  -- What it was before, and by what one sees whether that is still the last that was done to it.
  from_status varchar(50),
  status_change_id bigint references lead_status_history (id),
  deleted_at timestamptz,
  primary key (bulk_id, lead_id)
);
