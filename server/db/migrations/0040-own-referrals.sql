-- A partner's referrals by age; with lead and status in it they are counted without reading a row, so the index by status is not needed.
drop index referrals_affiliate;
drop index referrals_status;
create index referrals_affiliate on referrals (affiliate_id, created_at desc, id desc) include (lead_id, status);

-- Who came with a partner's code and what these visitors calculated, counted up to one moment; what came since is counted when somebody
-- asks. Only the first touch of a session with a code counts.
create table referral_traffic (
  affiliate_id bigint primary key references affiliates (id) on delete cascade,
  visits bigint not null,
  calculations bigint not null
);
create table referral_traffic_counted (
  is_only boolean primary key default true check (is_only),
  counted_to timestamptz not null
);
insert into referral_traffic_counted (counted_to) values ('-infinity');
create index attribution_touches_touched on attribution_touches (touched_at);
-- The sums of a partner's ledger without reading its lines.
drop index commission_ledger_affiliate;
create index commission_ledger_affiliate on commission_ledger (affiliate_id, created_at desc) include (kind, amount_cents);
