-- The leads of a partner's code, and those to check, are counted as pairs are: without days, for there may be as many codes as leads of a
-- day. Nobody counts or edits a lead meanwhile.
select pg_advisory_xact_lock(7264115890232);
lock table leads in share row exclusive mode;

create or replace function pairs_of_lead(lead leads) returns table (kind text, value text)
  language sql immutable parallel safe as $$
  select pair.kind, pair.value
  from pairs_of(lead.status, lead.property_state, lead.source_name, lead.language, lead.is_qualified) pair
  where lead.deleted_at is null
  union all
  select 'code', lower(lead.referral_code)
  where lead.deleted_at is null and lead.referral_code is not null
  union all
  select 'check', ''
  where lead.deleted_at is null and lead.suspicion <> '{}' and lead.suspicion <> '{no_start_time}'
$$;

drop trigger leads_counted_update on leads;
create trigger leads_counted_update after update on leads for each row
  when ((old.created_at, old.deleted_at, old.status, old.property_state, old.language, old.source_name, old.is_qualified, old.referral_code,
      old.suspicion)
    is distinct from (new.created_at, new.deleted_at, new.status, new.property_state, new.language, new.source_name, new.is_qualified,
      new.referral_code, new.suspicion))
  execute function note_lead_change();

-- Leads that are counted already. Those that were edited since are read as they are now, and what was written down of them says nothing
-- of codes and checks.
insert into daily_counts (kind, day, value, count)
select 'code', '-infinity'::date, lower(l.referral_code), count(*)
from leads l
where l.deleted_at is null and l.referral_code is not null and l.id <= (select counted_up_to('leads'))
group by 3
union all
select 'check', '-infinity'::date, '', count(*)
from leads l
where l.deleted_at is null and l.suspicion <> '{}' and l.suspicion <> '{no_start_time}' and l.id <= (select counted_up_to('leads'))
having count(*) > 0;
