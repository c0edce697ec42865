-- Leads whose visitor was shown figures or an answer that the terms of today would not give. Only computing tells, so a job judges every
-- lead when the terms change, new ones as they come and edited ones again; the list of leads asks this table.
create table outdated_leads (
  lead_id bigint primary key references leads (id) on delete cascade,
  created_at timestamptz not null
);
create index outdated_leads_created on outdated_leads (created_at);

-- Edited since they were judged.
create table leads_to_judge (
  lead_id bigint primary key references leads (id) on delete cascade
);

-- How far the job is, one row: by which figures, up to which lead the new ones are judged, and below which lead the others are not yet;
-- null when all are.
create table lead_judging (
  name varchar(30) primary key,
  figures char(16) not null,
  newest_id bigint not null,
  below_id bigint
);

create function judge_lead_again() returns trigger language plpgsql as $$
begin
  insert into leads_to_judge (lead_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger leads_judged_again
  after update of home_price, electric_bill, credit_score, property_state, solar_cost, tax_credit, education_earnings, monthly_savings,
    monthly_savings_low, annual_savings, lifetime_savings, savings_amount, system_kw, is_qualified, session_id on leads
  for each row execute function judge_lead_again();
