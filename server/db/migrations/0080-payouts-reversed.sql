-- A payout that was written down wrongly is reversed: a line for each referral gives back what the payout took, and the statement stays.
alter table commission_ledger drop constraint commission_ledger_kind_check;
alter table commission_ledger add constraint commission_ledger_kind_check check (kind in ('accrual', 'adjustment', 'void', 'payout', 'reversal'));
alter table commission_ledger drop constraint commission_ledger_cause;
alter table commission_ledger add constraint commission_ledger_cause check (cause in ('status', 'price', 'undo', 'deletion', 'restoration', 'attribution', 'staff', 'payout', 'reversal'));
alter table commission_ledger drop constraint commission_ledger_sign;
alter table commission_ledger add constraint commission_ledger_sign check (
  kind = 'adjustment' or (case when kind in ('accrual', 'reversal') then amount_cents >= 0 else amount_cents <= 0 end));

-- Once for each payout.
create table payout_reversals (
  batch_id bigint primary key references payout_batches (id),
  reason text not null,
  reversed_by bigint not null references admin_users (id),
  reversed_at timestamptz not null default now()
);
create trigger payout_reversals_append_only before update or delete on payout_reversals for each row execute function refuse_change();
create trigger payout_reversals_kept_whole before truncate on payout_reversals execute function refuse_change();

-- A referral stands in one payout at most, and so does a correction; `turn` counts the payouts that had it and were reversed before.
alter table payout_items add column turn integer not null default 1 check (turn > 0);
alter table payout_items drop constraint payout_items_pkey;
alter table payout_items add constraint payout_items_pkey primary key (referral_id, turn);
alter table payout_corrections add column turn integer not null default 1 check (turn > 0);
alter table payout_corrections drop constraint payout_corrections_pkey;
alter table payout_corrections add constraint payout_corrections_pkey primary key (line_id, turn);

-- What a payout took and a reversal gave back is no part of what a referral earned.
create or replace function sum_commissions() returns trigger language plpgsql as $$
begin
  update referrals set commission_amount = commission_amount + added_up.cents
  from (
    select referral_id, sum(amount_cents) as cents from added where kind not in ('payout', 'reversal') group by referral_id
  ) added_up
  where referrals.id = added_up.referral_id and added_up.cents <> 0;
  return null;
end $$;

-- What a line of the ledger is: what left is negative, what came back is not, everything else is earned.
create or replace function counted_as(line commission_ledger) returns text language sql immutable parallel safe as $$
  select case when line.kind in ('payout', 'reversal') then 'paid_out_cents' else 'earned_cents' end
$$;
