-- The version before may not run on it.

-- A payee's name as payees are told apart: one broker may be typed a little differently. The same
-- as payeeKey in core/domain/partners.
create function payee_words(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(lower(coalesce(name, '')), '[\s.,]+', ' ', 'g'));

-- Who is paid for a partner, and from which day. Of two that begin on one day the one recorded last
-- holds; a payee who is recorded again keeps their row, and with it what they owe.
create table payees (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  kind varchar(20) not null check (kind in ('self', 'broker', 'company')),
  name varchar(200), -- null: the partner
  w9_on date,
  from_day date not null,
  recorded_by bigint references admin_users (id), -- null: no one did, so the partner is paid
  recorded_at timestamptz not null default clock_timestamp(),
  -- When a transfer came back; no run pays them until staff write that the details are new.
  returned_at timestamptz,
  constraint payees_named check ((kind = 'self') = (name is null))
);
create unique index payees_once on payees (affiliate_id, kind, payee_words(name));

-- The payee on record for a partner on a day.
create function payee_on(partner bigint, day date) returns bigint language sql stable
  return (select id from payees where affiliate_id = partner and from_day <= day
    order by from_day desc, recorded_at desc, id desc limit 1);

insert into payees (affiliate_id, kind, name, from_day)
select made.affiliate_id, made.payee,
  case when made.payee <> 'self' then (array_agg(made.payee_name order by b.created_at desc))[1] end,
  least(min(b.paid_on), case when made.payee = 'self' then min(a.created_at)::date end)
from (
  select batch_id, affiliate_id, payee, payee_name from payout_items
  union all select batch_id, affiliate_id, payee, payee_name from payout_corrections
) made
join payout_batches b on b.id = made.batch_id
join affiliates a on a.id = made.affiliate_id
group by made.affiliate_id, made.payee,
  case when made.payee <> 'self' then payee_words(made.payee_name) end;

-- Who is on record now is the newest.
insert into payees (affiliate_id, kind, name, w9_on, from_day, recorded_by)
select basis.affiliate_id, basis.payee, basis.payee_name,
  case when basis.w9_on_file then basis.updated_at::date end,
  greatest(
    case when basis.payee = 'self' then a.created_at else basis.updated_at end::date,
    (select max(from_day) from payees p where p.affiliate_id = basis.affiliate_id)),
  basis.updated_by
from partner_bases basis join affiliates a on a.id = basis.affiliate_id
on conflict (affiliate_id, kind, payee_words(name)) do update set
  name = excluded.name, w9_on = excluded.w9_on, recorded_by = excluded.recorded_by,
  from_day = case
    when (select count(*) from payees p where p.affiliate_id = excluded.affiliate_id) = 1
    then payees.from_day else excluded.from_day end,
  recorded_at = clock_timestamp();

alter table partner_bases drop column payee, drop column payee_name, drop column w9_on_file;

insert into payees (affiliate_id, kind, from_day)
select r.affiliate_id, 'self', min(a.created_at)::date
from referrals r join affiliates a on a.id = r.affiliate_id
where r.status = 'approved'
  and not exists (select 1 from payees p where p.affiliate_id = r.affiliate_id)
group by r.affiliate_id;

-- The payee on record on the day of the approval.
alter table referrals add column payee_id bigint references payees (id);

create function keep_settled() returns trigger language plpgsql as $$
begin
  raise exception 'settled rows of % never change', tg_table_name using errcode = 'restrict_violation';
end $$;

-- A payout is prepared first: it holds its lines and a file for the bank; sent, it is a payment.
-- After that, or once it is discarded, it never changes.
alter table payout_batches
  alter column paid_on drop not null,
  alter column reference drop not null,
  add column sent_at timestamptz,
  add column sent_by bigint references admin_users (id),
  add column discarded_at timestamptz,
  add column discarded_by bigint references admin_users (id),
  add column held_back jsonb not null default '[]', -- whom it leaves out, with amounts and reasons
  add constraint payout_batches_sent check ((sent_at is null) = (paid_on is null)),
  add constraint payout_batches_ended check (sent_at is null or discarded_at is null);
drop trigger payout_batches_append_only on payout_batches;
update payout_batches set sent_at = created_at, sent_by = created_by;
create trigger payout_batches_never_deleted before delete on payout_batches
  for each row execute function refuse_change();
create trigger payout_batches_settled before update on payout_batches for each row
  when (old.sent_at is not null or old.discarded_at is not null
    or (old.id, old.key, old.total_cents, old.created_at, old.held_back)
      is distinct from (new.id, new.key, new.total_cents, new.created_at, new.held_back))
  execute function keep_settled();

-- The payees of a payout, each with a reference of their own; what came back is not paid.
create table payout_payees (
  batch_id bigint not null references payout_batches (id),
  payee_id bigint not null references payees (id),
  affiliate_id bigint not null references affiliates (id),
  reference varchar(120) not null,
  returned_at timestamptz,
  returned_by bigint references admin_users (id),
  return_reason text,
  primary key (batch_id, payee_id)
);

alter table payout_items add column payee_id bigint references payees (id);
alter table payout_corrections add column payee_id bigint references payees (id);
alter table payout_items disable trigger payout_items_append_only;
alter table payout_corrections disable trigger payout_corrections_append_only;
update payout_items i set payee_id = p.id from payees p
where p.affiliate_id = i.affiliate_id and p.kind = i.payee
  and (p.kind = 'self' or payee_words(p.name) = payee_words(i.payee_name));
update payout_corrections c set payee_id = p.id from payees p
where p.affiliate_id = c.affiliate_id and p.kind = c.payee
  and (p.kind = 'self' or payee_words(p.name) = payee_words(c.payee_name));
alter table payout_items enable trigger payout_items_append_only;
alter table payout_corrections enable trigger payout_corrections_append_only;
alter table payout_items alter column payee_id set not null;
alter table payout_corrections alter column payee_id set not null;

insert into payout_payees (batch_id, payee_id, affiliate_id, reference)
select distinct part.batch_id, part.payee_id, part.affiliate_id, b.reference
from (
  select batch_id, payee_id, affiliate_id from payout_items
  union select batch_id, payee_id, affiliate_id from payout_corrections
) part join payout_batches b on b.id = part.batch_id;

create trigger payout_payees_never_deleted before delete on payout_payees
  for each row execute function refuse_change();
create trigger payout_payees_returned before update on payout_payees for each row
  when (old.returned_at is not null
    or (old.batch_id, old.payee_id, old.affiliate_id)
      is distinct from (new.batch_id, new.payee_id, new.affiliate_id))
  execute function keep_settled();
create trigger payout_payees_kept_whole before truncate on payout_payees
  for each statement execute function refuse_change();
create trigger payees_never_deleted before delete on payees
  for each row execute function refuse_change();
create trigger payees_kept_whole before truncate on payees
  for each statement execute function refuse_change();

-- Both kinds of parts of payouts.
create view payout_parts as
select referral_id, null::bigint as line_id, batch_id, affiliate_id, due_cents as cents,
  payee_id, payee, payee_name from payout_items
union all
select null, line_id, batch_id, affiliate_id, amount_cents, payee_id, payee, payee_name
from payout_corrections;

-- What payouts pay or, while they are prepared, hold: neither discarded nor reversed nor returned.
create view standing_parts as
select part.*, b.paid_on, b.sent_at, b.created_at
from payout_parts part
join payout_batches b on b.id = part.batch_id and b.discarded_at is null
join payout_payees own on own.batch_id = part.batch_id and own.payee_id = part.payee_id
  and own.returned_at is null
where not exists (select 1 from payout_reversals v where v.batch_id = part.batch_id);

-- The payment that stands decides; the payee of today holds where there is none.
update referrals r set payee_id = coalesce(
  (select s.payee_id from standing_parts s where s.referral_id = r.id),
  payee_on(r.affiliate_id, 'infinity'))
where r.status in ('approved', 'paid');

-- A payout happens when it is sent.
drop trigger payouts_created_event on payout_batches;
create trigger payouts_created_event after update on payout_batches for each row
  when (old.sent_at is null and new.sent_at is not null)
  execute function tell_webhooks('payout.created');
