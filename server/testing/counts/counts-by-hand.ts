const paired = `values
  (1, 'status', status), (2, 'state', coalesce(property_state, '')), (3, 'source', source_name),
  (4, 'language', language), (5, 'qualified', is_qualified::text)`;

/** What the counts must be: every row looked at, in SQL that shares nothing with the migrations. */
export const byCounting = (zone: string): string => `
with lead as (
  select *, (created_at at time zone '${zone}')::date as day from leads where deleted_at is null
), step as (
  select session_id, (min(created_at) at time zone '${zone}')::date as day from interactions group by 1
), calculated as (
  select session_id, (min(created_at) at time zone '${zone}')::date as day
  from calculations where session_id is not null group by 1
), checked as (
  select session_id, (min(created_at) at time zone '${zone}')::date as day
  from eligibility_checks where session_id is not null group by 1
)
select kind, day::text, value, count(*)::int as count from (
  select 'leads' as kind, day, '' as value from lead
  union all select 'status', day, status from lead
  union all select 'state', day, coalesce(property_state, '') from lead
  union all select 'language', day, language from lead
  union all select 'source', day, source_name from lead
  union all select 'qualified', day, is_qualified::text from lead
  union all
  select a.kind || '+' || b.kind, '-infinity', a.value || '|' || b.value from lead
  cross join lateral (${paired}) a (place, kind, value)
  cross join lateral (${paired}) b (place, kind, value)
  where a.place < b.place
  union all
  select 'code', '-infinity', lower(referral_code) from lead where referral_code is not null
  union all
  select 'check', '-infinity', '' from lead where suspicion not in ('{}', '{no_start_time}')
  union all select 'visits', day, '' from step
  union all select 'calculator_visits', day, '' from calculated
  union all select 'checked_visits', day, '' from checked
  union all
  select 'page_views', (created_at at time zone '${zone}')::date, ''
  from interactions where action = 'page_view'
  union all select 'calculations', (created_at at time zone '${zone}')::date, '' from calculations
  union all select 'checks', (created_at at time zone '${zone}')::date, '' from eligibility_checks
) everything
group by 1, 2, 3
order by 1, 2, 3`;

/** What they are: as far as they were added up, and what came since. */
export const byCounts = (zone: string): string => `
select kind, day::text, value, sum(count)::int as count from (
  select kind, day, value, count from daily_counts
  union all
  select kind, day, value, amount from uncounted(
    '${zone}', 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807
  )
) counted
group by 1, 2, 3
having sum(count) <> 0
order by 1, 2, 3`;
