-- Staff search what they see in the list: the code of the partner too. The words stay folded, the digits of the number stand last.
alter table leads drop column search;
alter table leads add column search text generated always as (
  fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || coalesce(' ' || referral_code, ''))
    || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) stored;
create index leads_search on leads using gin (search gin_trgm_ops);
alter table leads alter column search set statistics 300;
