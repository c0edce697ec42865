-- The version before may not run on it.

-- Price and day of the closing, as staff enter them; the price of the application stays beside it.
alter table leads
  add closing_price integer check (closing_price > 0),
  add closed_on date,
  add constraint leads_closing check ((closing_price is null) = (closed_on is null));

alter table commission_ledger
  drop constraint commission_ledger_cause,
  add constraint commission_ledger_cause check (cause in (
    'status', 'price', 'closing', 'undo', 'deletion', 'restoration', 'attribution', 'staff',
    'payout', 'reversal'));
