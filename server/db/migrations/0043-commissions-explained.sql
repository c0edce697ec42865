-- Every line of the ledger says which event wrote it, once, and why; the sum on a referral follows from its lines and from nothing else.
alter table commission_ledger
  add column event_key varchar(80) not null default gen_random_uuid()::text,
  add column cause varchar(20) not null default 'staff',
  add column reason text,
  add constraint commission_ledger_cause check (cause in ('status', 'price', 'undo', 'deletion', 'restoration', 'attribution', 'staff', 'payout')),
  add constraint commission_ledger_sign check (kind = 'adjustment' or (case when kind = 'accrual' then amount_cents >= 0 else amount_cents <= 0 end)),
  add constraint commission_ledger_once unique (referral_id, event_key, kind);
alter table commission_ledger alter column event_key drop default, alter column cause drop default;

create function sum_commissions() returns trigger language plpgsql as $$
begin
  update referrals set commission_amount = commission_amount + added_up.cents
  from (
    select referral_id, sum(amount_cents) as cents from added where kind <> 'payout' group by referral_id
  ) added_up
  where referrals.id = added_up.referral_id and added_up.cents <> 0;
  return null;
end $$;
create trigger commission_ledger_sums after insert on commission_ledger referencing new table as added
  for each statement execute function sum_commissions();

-- What became of a referral, and by which event: what is undone goes back to where it came from.
create table referral_moves (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals (id),
  from_status varchar(20) not null,
  to_status varchar(20) not null,
  event_key varchar(80) not null,
  cause varchar(20) not null,
  reason text,
  actor_kind varchar(20) not null,
  actor_id bigint,
  moved_at timestamptz not null default now(),
  unique (referral_id, event_key)
);
create trigger referral_moves_append_only before update or delete on referral_moves for each row execute function refuse_change();
create trigger referral_moves_kept_whole before truncate on referral_moves execute function refuse_change();

-- The lists of staff: referrals of one state, the newest first.
create index referrals_state on referrals (status, created_at desc, id desc) where affiliate_id is not null;
