-- The version before may run on it.

-- A partner's lines, newest first; which clients have one is read without reading a line.
drop index commission_ledger_newest;
create index commission_ledger_newest
  on commission_ledger (affiliate_id, created_at desc, id desc) include (referral_id);
alter table commission_ledger set (autovacuum_vacuum_insert_scale_factor = 0.02);
