create table referrals (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  lead_id bigint not null references leads (id) on delete cascade,
  referral_code varchar(20) not null,
  status varchar(20) not null default 'pending' check (status in ('pending', 'qualified', 'approved', 'paid', 'void')),
  commission_amount bigint not null default 0, -- cents, derived from the ledger
  attribution jsonb, -- the receipt: which touches were known and which one won, by what rule
  is_self_referral boolean not null default false,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (lead_id)
);
create index referrals_affiliate on referrals (affiliate_id, created_at desc);
create index referrals_status on referrals (affiliate_id, status);

create table commission_ledger (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals (id),
  affiliate_id bigint not null references affiliates (id),
  kind varchar(20) not null check (kind in ('accrual', 'adjustment', 'void', 'payout')),
  amount_cents bigint not null,
  basis jsonb not null, -- price, rate, rule version: why this amount
  actor_kind varchar(20) not null,
  actor_id bigint,
  payout_batch_id bigint,
  created_at timestamptz not null default now()
);
create index commission_ledger_referral on commission_ledger (referral_id, created_at);
create index commission_ledger_affiliate on commission_ledger (affiliate_id, created_at desc);
create trigger commission_ledger_append_only before update or delete on commission_ledger for each row execute function refuse_change();
