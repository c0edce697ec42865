-- The rate of an affiliate on any day since: a referral that staff give to somebody else earns by the rate that held when the lead
-- qualified. What stood before this table was made is taken as it stands now.
create table affiliate_rates (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  since timestamptz not null default now(),
  is_licensed_realtor boolean not null,
  commission_rate numeric(10, 4) not null
);
create index affiliate_rates_since on affiliate_rates (affiliate_id, since desc, id desc);
insert into affiliate_rates (affiliate_id, since, is_licensed_realtor, commission_rate)
select id, created_at, is_licensed_realtor, commission_rate from affiliates;

create function keep_affiliate_rate() returns trigger language plpgsql as $$
begin
  insert into affiliate_rates (affiliate_id, is_licensed_realtor, commission_rate)
  values (new.id, new.is_licensed_realtor, new.commission_rate);
  return null;
end $$;
create trigger affiliates_rate_first after insert on affiliates for each row execute function keep_affiliate_rate();
create trigger affiliates_rate_changed after update on affiliates for each row
  when ((old.is_licensed_realtor, old.commission_rate) is distinct from (new.is_licensed_realtor, new.commission_rate))
  execute function keep_affiliate_rate();
create trigger affiliate_rates_append_only before update or delete on affiliate_rates for each row execute function refuse_change();

-- Who decided when and why that a lead is credited to somebody else, or to nobody. The receipt of the lead stays as it was written.
create table referral_handovers (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals (id),
  lead_id bigint not null references leads (id),
  from_affiliate_id bigint references affiliates (id),
  from_code varchar(20),
  to_affiliate_id bigint references affiliates (id),
  to_code varchar(20),
  reason text not null,
  -- What the other one would have earned by, had the lead been credited to them when it qualified; null where it never did, or where
  -- the programme paid nothing.
  terms jsonb,
  -- Lines of the ledger up to this one are of whoever was credited before.
  last_line_id bigint not null,
  actor_id bigint not null references admin_users (id),
  decided_at timestamptz not null default now(),
  check (from_affiliate_id is distinct from to_affiliate_id)
);
create index referral_handovers_referral on referral_handovers (referral_id, id desc);
create index referral_handovers_lead on referral_handovers (lead_id, id);
create trigger referral_handovers_append_only before update or delete on referral_handovers for each row execute function refuse_change();
create trigger referral_handovers_kept_whole before truncate on referral_handovers execute function refuse_change();
