-- The version before may run on it.
-- Pages that were made for one person, word for word (docs/decisions/007-consent-and-retention.md).

-- Each distinct one once for a person, however often it was shown.
create table personal_pages (
  id bigint generated always as identity primary key,
  -- The person: of an application, or of a browser tab and, of a check, of the number typed there.
  lead_id bigint references leads (id),
  session_id varchar(64),
  mobile_number varchar(40),
  path varchar(200) not null,
  language char(2) not null,
  hash bytea not null, -- SHA-256 of the page before compression, secrets of links blotted out
  -- What it was compressed against: a public page, or the first one of this person at this address.
  base bytea references served_pages (hash),
  first_id bigint references personal_pages (id),
  html bytea not null, -- compressed by zstd
  first_shown_at timestamptz not null,
  last_shown_at timestamptz not null,
  times integer not null default 1,
  constraint personal_pages_person check ((lead_id is null) <> (session_id is null)),
  constraint personal_pages_base check (base is null or first_id is null)
);
alter table personal_pages alter column html set storage external;
create unique index personal_pages_lead on personal_pages (lead_id, hash) where lead_id is not null;
-- Two people may use one tab one after the other.
create unique index personal_pages_session
  on personal_pages (session_id, coalesce(mobile_number, ''), hash) where session_id is not null;
create index personal_pages_number on personal_pages (mobile_number)
  where mobile_number is not null;
create index personal_pages_base on personal_pages (base) where base is not null;
create index personal_pages_first on personal_pages (first_id) where first_id is not null;
create index personal_pages_last on personal_pages (last_shown_at);
-- A page is never changed; only when it was last shown is, and how often.
create trigger personal_pages_unchanged before update on personal_pages for each row
  when ((old.lead_id, old.session_id, old.mobile_number, old.path, old.language, old.hash, old.base,
      old.first_id, old.html, old.first_shown_at)
    is distinct from (new.lead_id, new.session_id, new.mobile_number, new.path, new.language,
      new.hash, new.base, new.first_id, new.html, new.first_shown_at))
  execute function refuse_change();
