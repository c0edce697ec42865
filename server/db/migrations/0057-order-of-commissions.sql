-- The version before may run on it.
-- The list of commissions is in this order.
create index referrals_created on referrals (created_at, id) where affiliate_id is not null;
