-- The version before may not run on it.
-- Staff may enter a person with an address alone, or with a number alone.
alter table leads
  alter column email drop not null,
  alter column phone drop not null,
  add constraint leads_address_check
    check (email is not null or phone is not null or sealed_at is not null);

-- A generated column keeps its expression: the search text is made anew.
alter table leads
  drop column search,
  add column search text
    generated always as (
    fold_text(first_name || ' ' || last_name || coalesce(' ' || email, '')
      || coalesce(' ' || phone, '') || coalesce(' ' || referral_code, ''))
    || coalesce(' ' || regexp_replace(phone, '[^0-9]', '', 'g'), '')) stored;
create index leads_search on leads using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256);
alter table leads alter column search set statistics 300;

-- A stop is always one of its lead, also where that has no number or address yet.
alter table contact_stops drop constraint contact_stops_subject;
