-- The version before may run on it.
-- What visitors were shown, word for word (docs/decisions/007-consent-and-retention.md).

-- Each distinct page that was served, once.
create table served_pages (
  hash bytea primary key, -- SHA-256 of the page before compression
  name varchar(8) not null, -- how the page calls itself, and the visits that were shown it
  path varchar(200) not null,
  language char(2) not null,
  -- The page it was compressed against: of one day to the next little more than the date differs.
  base bytea references served_pages (hash),
  html bytea not null, -- compressed by zstd with the base, if any, as the dictionary
  first_served_at timestamptz not null default now(),
  last_served_at timestamptz not null default now() -- to the day: when it was last rendered
);
alter table served_pages alter column html set storage external;
create index served_pages_name on served_pages (name);
create index served_pages_bases on served_pages (path, language, first_served_at) where base is null;
create index served_pages_base on served_pages (base) where base is not null;
create index served_pages_last on served_pages (last_served_at);
-- A page is never changed; only when it was last served is.
create trigger served_pages_unchanged before update on served_pages for each row
  when ((old.hash, old.name, old.path, old.language, old.base, old.html, old.first_served_at)
    is distinct from (new.hash, new.name, new.path, new.language, new.base, new.html, new.first_served_at))
  execute function refuse_change();

-- Which of them an applicant was shown, once the visit itself has served its time.
create table lead_pages (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id),
  page_hash bytea not null references served_pages (hash) on delete cascade,
  seen_at timestamptz not null
);
create index lead_pages_lead on lead_pages (lead_id);
create index lead_pages_page on lead_pages (page_hash);
create index lead_pages_seen on lead_pages (seen_at);
