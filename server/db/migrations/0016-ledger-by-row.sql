-- The version before may run on it.
-- A trigger for each row: one for each statement, with a table of the new rows, is refused by
-- databases that are spread over several machines (docs/scale.md).
drop trigger commission_ledger_sums on commission_ledger;

-- Adds a new line of the ledger to the sum on its referral. A payout and its reversal move money,
-- but do not change what the referral earned.
create or replace function sum_commissions() returns trigger language plpgsql as $$
begin
  update referrals set commission_amount = commission_amount + new.amount_cents
  where id = new.referral_id;
  return null;
end $$;

create trigger commission_ledger_sums after insert on commission_ledger for each row
  when (new.kind not in ('payout', 'reversal') and new.amount_cents <> 0)
  execute function sum_commissions();
