-- The version before may run on it.
-- Webhooks: programs of the lender that are told what happens (docs/integrations.md).

create table webhooks (
  id bigint generated always as identity primary key,
  url varchar(500) not null,
  events text[] not null,
  secret varchar(60) not null, -- signs what is sent; shown once, when the webhook is made
  paused_at timestamptz, -- gets nothing since then
  pause_reason varchar(10),
  failing_since timestamptz, -- no attempt has succeeded since then
  created_at timestamptz not null default now(),
  constraint webhooks_pause check ((paused_at is null) = (pause_reason is null)
    and pause_reason in ('hand', 'failing', 'gone'))
);

-- A delivery is a job: `payload` is the event, `server_answer` the beginning of the answer.
alter table jobs
  add column webhook_id bigint references webhooks (id) on delete cascade,
  add column answer_status smallint, -- of HTTP; null without an answer
  add column answer_ms integer;
create index jobs_webhook on jobs (webhook_id, created_at desc, id desc)
  where webhook_id is not null;

-- Enqueues a delivery for each webhook that wants the event, in the commit of its cause. The body
-- is thin: numbers, and names of fields. Who wants the values asks the API, which knows who may
-- read them.
create function enqueue_event(event text, data jsonb) returns void language sql as $$
  insert into jobs (kind, webhook_id, message_id, payload)
  select 'webhook', id, 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    jsonb_build_object('type', event, 'data', data)
  from webhooks where paused_at is null and event = any (events)
$$;

-- The names of columns as the API spells them: home_price is homePrice.
create function api_names(columns text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(lower(left(name, 1)) || substr(replace(initcap(name), '_', ''), 2)
    order by name), '[]')
  from unnest(columns) as name
$$;

-- Tells webhooks of a row that was added or changed. On the tables and not in the code that writes
-- them: whatever changes a lead, one or a thousand, tells of each.
create function tell_webhooks() returns trigger language plpgsql as $$
declare
  -- Columns that change with others, or with each look at the lead.
  unsaid constant text[] := '{updated_at, last_touch_at, returns_at, search}';
  event constant text := tg_argv[0];
  changed text[];
begin
  -- All that a change costs while nobody listens.
  if not exists (select from webhooks where paused_at is null and event = any (events)) then
    return null;
  end if;
  if event = 'lead.updated' then
    select array_agg(column_now.key) into changed
    from jsonb_each(to_jsonb(new)) as column_now
    where column_now.value is distinct from to_jsonb(old) -> column_now.key
      and column_now.key <> all (unsaid);
    if changed is not null then
      perform enqueue_event(event, jsonb_build_object('id', new.id, 'fields', api_names(changed)));
    end if;
  elsif event = 'lead.status' then
    perform enqueue_event(event, jsonb_build_object('id', new.lead_id));
  elsif event in ('referral.credited', 'commission.approved') then
    perform enqueue_event(event, jsonb_build_object('id', new.id, 'leadId', new.lead_id,
      'affiliateId', new.affiliate_id));
  elsif event = 'programme.published' then
    perform enqueue_event(event, jsonb_build_object('id', new.id, 'fields',
      (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(new.terms) key)));
  else
    perform enqueue_event(event, jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;

create trigger leads_created_event after insert on leads for each row
  execute function tell_webhooks('lead.created');
create trigger leads_updated_event after update on leads for each row
  when (old.* is distinct from new.*) execute function tell_webhooks('lead.updated');
create trigger lead_status_event after insert on lead_status_history for each row
  when (new.from_status <> new.to_status) execute function tell_webhooks('lead.status');
create trigger referrals_credited_event after insert on referrals for each row
  when (new.affiliate_id is not null) execute function tell_webhooks('referral.credited');
create trigger referrals_recredited_event after update on referrals for each row
  when (new.affiliate_id is not null
    and (old.affiliate_id, old.lead_id) is distinct from (new.affiliate_id, new.lead_id))
  execute function tell_webhooks('referral.credited');
-- A reversed payout goes back to approved, which nobody approves again.
create trigger referrals_approved_event after update on referrals for each row
  when (new.status = 'approved' and old.status not in ('approved', 'paid'))
  execute function tell_webhooks('commission.approved');
create trigger payouts_created_event after insert on payout_batches for each row
  execute function tell_webhooks('payout.created');
create trigger terms_published_event after update on terms_revisions for each row
  when (old.published_at is null and new.published_at is not null)
  execute function tell_webhooks('programme.published');
