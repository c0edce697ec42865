-- The version before may run on it.
-- Links of a partner by channel and listing, the flyers printed for them, and which link brought a
-- visit and a lead.

create table affiliate_links (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  name varchar(60) not null,
  -- An address or a number of a listing, as the partner wrote it.
  listing varchar(120),
  slug varchar(40) not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Until when applications of its open house share one address by right.
  open_until timestamptz,
  created_at timestamptz not null default now(),
  -- A deleted link is on paper still: it leads on, and its slug is never given again.
  deleted_at timestamptz,
  constraint affiliate_links_slug unique (affiliate_id, slug)
);

-- Which terms a partner's printed flyers show.
create table affiliate_flyers (
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  version char(16) not null references terms_versions (id),
  printed_at timestamptz not null default now(),
  primary key (affiliate_id, version)
);

alter table attribution_touches
  add column link_id bigint references affiliate_links (id) on delete set null;
alter table referrals
  add column link_id bigint references affiliate_links (id) on delete set null;
create index attribution_touches_link on attribution_touches (link_id) where link_id is not null;
create index referrals_link on referrals (link_id) where link_id is not null;

-- How many applications came from its address within an hour; null unless that was unusual.
alter table leads add column address_shared_by integer;

-- No partner's code may look like these pages. A code that was given out before stays.
do $$
declare words text;
begin
  select replace(replace(pg_get_constraintdef(oid), 'ARRAY[',
      'ARRAY[''links''::text, ''flyer''::text, ''open-house''::text, '), ' NOT VALID', '')
    into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';
end $$;
