-- What the list of leads is sorted and filtered by beside name, age, status, state and source.

-- How soon somebody wants to buy, as core/domain/options.ts orders it: the soonest is 1.
create function timeline_rank(timeline text) returns integer
  language sql immutable parallel safe
  return coalesce(array_position(
    array['immediately', '1 month', '1-3 months', '3-6 months', '6-12 months', 'not sure'],
    timeline), 7);
-- How good a credit score is, as core/domain/credit-score.ts orders the ranges; 0 if it is unknown.
create function score_rank(credit_score text) returns integer
  language sql immutable parallel safe
  return coalesce(array_position(
    array['Below 580', '580-619', '620-659', '660-699', '700-739', '740+'], credit_score), 0);
-- Whom to call first: who qualifies, then who buys soonest, then the dearest home.
create function call_rank(is_qualified boolean, timeline text, home_price integer) returns integer
  language sql immutable parallel safe
  return case when is_qualified then 0 else 100000000 end + 10000000 * timeline_rank(timeline)
    - least(coalesce(home_price, 0), 9999999);

-- When staff last did something about a lead: a note, a status, a call or message of theirs.
alter table leads add column last_touch_at timestamptz;
create function touch_lead() returns trigger language plpgsql as $$
begin
  -- Whoever is changing the lead meanwhile is not waited for: that is a touch of its own.
  update leads set last_touch_at = now() where id = (
    select id from leads where id = new.lead_id for no key update skip locked);
  return null;
end $$;
create trigger lead_notes_touch after insert on lead_notes for each row
  when (new.author_type = 'admin') execute function touch_lead();
create trigger lead_status_history_touch after insert on lead_status_history for each row
  when (new.actor_kind = 'staff' and new.from_status is not null) execute function touch_lead();
create trigger contact_attempts_touch after insert on contact_attempts for each row
  execute function touch_lead();
update leads set last_touch_at = touched.at
from (
  select lead_id, max(at) as at
  from (
    select lead_id, created_at as at from lead_notes where author_type = 'admin'
    union all
    select lead_id, changed_at from lead_status_history
    where actor_kind = 'staff' and from_status is not null
    union all
    select lead_id, made_at from contact_attempts
  ) done
  group by lead_id
) touched
where leads.id = touched.lead_id;

-- No key is missing, so that a page begins behind a pair of key and id wherever it is. Of an index
-- that leaves rows out the planner uses no statistics of its expressions, so these hold deleted
-- leads as well.
create index leads_call_rank on leads (call_rank(is_qualified, timeline, home_price), id);
create index leads_timeline on leads (timeline_rank(timeline), id);
create index leads_score on leads (score_rank(credit_score), id);
create index leads_price on leads (coalesce(home_price, 0), id);
create index leads_touched on leads (coalesce(last_touch_at, '1970-01-01 00:00:00+00'), id);
create index leads_next_step on leads (coalesce(next_follow_up_at, '9999-12-31 00:00:00+00'), id);
