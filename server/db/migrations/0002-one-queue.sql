-- The version before may run on it.

-- Who works on a lead at this moment: since when a colleague's screen shows it, when they called, and
-- when the queue gave it to them as the next one. Rows are deleted within the hour: this is no history.
create table lead_attention (
  lead_id bigint not null references leads (id) on delete cascade,
  staff_id bigint not null references admin_users (id),
  opened_at timestamptz,
  called_at timestamptz,
  offered_at timestamptz,
  primary key (lead_id, staff_id)
);
create index lead_attention_of_staff on lead_attention (staff_id);

-- The leads that wait, by what their first answer is worth.
create index leads_waiting_rank
  on leads (owner_id, call_rank(is_qualified, timeline, home_price), id)
  where status = 'New' and first_response_at is null and next_follow_up_at is null
    and deleted_at is null and import_id is null;

-- The place of a lead in the order in which leads are called; callPlace in core/domain/office.
create function call_place(step_at timestamptz, waits boolean, is_due boolean, rank integer)
  returns bigint language sql immutable parallel safe
  return case
    when step_at is not null then case when is_due then 0 else 3 end * 10000000000000
      + floor(extract(epoch from step_at) * 1000)::bigint
    when waits then case when is_due then 1 else 2 end * 10000000000000 + rank
    else 40000000000000 + rank
  end;
