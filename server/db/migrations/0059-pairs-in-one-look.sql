-- As before, in one list of values: from several, PostgreSQL made a row of everything a lead has for each lead that is not counted yet,
-- which took four times as long.
create or replace function pairs_of_lead(lead leads) returns table (kind text, value text)
  language sql immutable parallel safe as $$
  select marks.kind, marks.value
  from (values
    ('status+state', lead.status || '|' || coalesce(lead.property_state, '')),
    ('status+source', lead.status || '|' || lead.source_name),
    ('status+language', lead.status || '|' || lead.language),
    ('status+qualified', lead.status || '|' || lead.is_qualified),
    ('state+source', coalesce(lead.property_state, '') || '|' || lead.source_name),
    ('state+language', coalesce(lead.property_state, '') || '|' || lead.language),
    ('state+qualified', coalesce(lead.property_state, '') || '|' || lead.is_qualified),
    ('source+language', lead.source_name || '|' || lead.language),
    ('source+qualified', lead.source_name || '|' || lead.is_qualified),
    ('language+qualified', lead.language || '|' || lead.is_qualified),
    ('code', lower(lead.referral_code)),
    ('check', case when lead.suspicion <> '{}' and lead.suspicion <> '{no_start_time}' then '' end)
  ) marks (kind, value)
  where lead.deleted_at is null and marks.value is not null
$$;
