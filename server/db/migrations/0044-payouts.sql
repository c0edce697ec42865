-- What was paid, when and under which reference. A payout never changes; what was wrong about it is corrected by an adjustment.
create table payout_batches (
  id bigint generated always as identity primary key,
  created_by bigint not null references admin_users (id),
  -- The caller's own word for this call: sent twice it pays once.
  key varchar(60) not null,
  request_hash char(64) not null,
  paid_on date not null,
  reference varchar(120) not null,
  total_cents bigint not null check (total_cents > 0),
  created_at timestamptz not null default now(),
  unique (created_by, key)
);

-- Each referral stands in one payout at most.
create table payout_items (
  referral_id bigint primary key references referrals (id),
  batch_id bigint not null references payout_batches (id),
  affiliate_id bigint not null references affiliates (id),
  due_cents bigint not null,
  paid_cents bigint not null
);
create index payout_items_batch on payout_items (batch_id, affiliate_id);
create index payout_items_affiliate on payout_items (affiliate_id, batch_id);

-- Each adjustment after a payment is settled by one payout at most, either way.
create table payout_corrections (
  line_id bigint primary key references commission_ledger (id),
  batch_id bigint not null references payout_batches (id),
  affiliate_id bigint not null references affiliates (id),
  amount_cents bigint not null
);
create index payout_corrections_batch on payout_corrections (batch_id, affiliate_id);
create index payout_corrections_affiliate on payout_corrections (affiliate_id, batch_id);

alter table commission_ledger add constraint commission_ledger_payout foreign key (payout_batch_id) references payout_batches (id);
create index commission_ledger_adjustments on commission_ledger (referral_id, id) where kind = 'adjustment';
create index commission_ledger_newest on commission_ledger (affiliate_id, created_at desc, id desc);
drop index commission_ledger_affiliate;

create trigger payout_batches_append_only before update or delete on payout_batches for each row execute function refuse_change();
create trigger payout_items_append_only before update or delete on payout_items for each row execute function refuse_change();
create trigger payout_corrections_append_only before update or delete on payout_corrections for each row execute function refuse_change();
create trigger payout_batches_kept_whole before truncate on payout_batches execute function refuse_change();
create trigger payout_items_kept_whole before truncate on payout_items execute function refuse_change();
create trigger payout_corrections_kept_whole before truncate on payout_corrections execute function refuse_change();
