-- The version before may run on it.

-- A partner's referrals by what they earn; as the one by age, it is counted without reading a row.
create index referrals_commission on referrals (affiliate_id, commission_amount, id)
  include (lead_id, status);
