-- The version before may run on it.

-- A line may have the rate as its cause: staff change it for estimates that are there already.
alter table commission_ledger
  drop constraint commission_ledger_cause,
  add constraint commission_ledger_cause check (cause in (
    'status', 'price', 'closing', 'rate', 'undo', 'deletion', 'restoration', 'attribution',
    'staff', 'payout', 'reversal'));
