-- A list by name is walked along its index until a page is full. With what is filtered by in the index none of the leads that do not fit
-- is read; the name itself is there because an index of lower(last_name) alone does not hold it.
drop index leads_last_name;
create index leads_last_name on leads (lower(last_name), id)
  include (last_name, status, property_state, source_name, language, is_qualified) where deleted_at is null;
drop index leads_first_name;
create index leads_first_name on leads (lower(first_name), id)
  include (first_name, status, property_state, source_name, language, is_qualified) where deleted_at is null;

-- The leads of a partner by name, and those to check with a second filter: found and counted without reading one.
drop index leads_referral_code;
create index leads_referral_code on leads (lower(referral_code), created_at desc, id desc)
  include (referral_code, status, property_state, language, is_qualified, first_name, last_name)
  where deleted_at is null and referral_code is not null;
drop index leads_to_check;
create index leads_to_check on leads (created_at desc, id desc)
  include (status, property_state, source_name, language, is_qualified)
  where deleted_at is null and suspicion <> '{}' and suspicion <> '{no_start_time}';

-- Nothing looks a lead up by its address alone: a search goes by leads_search.
drop index leads_email;
