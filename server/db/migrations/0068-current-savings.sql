-- The version before may not run on it.
-- What the person says to have saved. It held the first-year total before, which is the sum of tax
-- credit and grant. The column is made anew, because that touches no row of a lead.
drop trigger leads_judged_again on leads;
alter table leads drop column savings_amount, add column savings_amount integer;
create trigger leads_judged_again
  after update of home_price, electric_bill, credit_score, property_state, solar_cost, tax_credit,
    education_earnings, monthly_savings, monthly_savings_low, annual_savings, lifetime_savings,
    system_kw, is_qualified, session_id, deleted_at on leads
  for each row execute function judge_lead_again();
-- Undoing a merge brings no total back.
update lead_merges set survivor = survivor || '{"savings_amount": null}',
  merged = merged || '{"savings_amount": null}'
where survivor ? 'savings_amount' or merged ? 'savings_amount';
