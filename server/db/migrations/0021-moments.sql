-- The version before may run on it.
-- What is ordered by time is ordered by its moment, and by its id only where two moments are equal:
-- nodes of a database that is spread over machines hand out ids in blocks (docs/scale.md).

-- These rows are written while the thing they belong to is locked, so that one of them is later than
-- those before it. The moment of the transaction is not: the later of two may have begun earlier.
alter table lead_status_history alter column changed_at set default clock_timestamp();
alter table lead_owners alter column at set default clock_timestamp();
alter table lead_merges alter column merged_at set default clock_timestamp();
alter table referral_handovers alter column decided_at set default clock_timestamp();
alter table referral_moves alter column moved_at set default clock_timestamp();
alter table payout_batches alter column created_at set default clock_timestamp();
alter table commission_ledger alter column created_at set default clock_timestamp();
alter table fact_confirmations alter column created_at set default clock_timestamp();
alter table audit_log alter column at set default clock_timestamp();

-- Where that happened, the later row gets the moment of the earlier one, so that it stays behind it.
-- Transactions overlap by less than a minute; a clock that was wrong for longer is left as it was.
do $$
declare written record;
begin
  for written in select * from (values
    ('lead_status_history', 'lead_id', 'changed_at'), ('lead_owners', 'lead_id', 'at'),
    ('referral_handovers', 'referral_id', 'decided_at'), ('referral_moves', 'referral_id', 'moved_at'),
    ('commission_ledger', 'referral_id', 'created_at')
  ) as rows (of, key, moment) loop
    execute format('alter table %1$I disable trigger %1$s_append_only', written.of);
    execute format('update %1$I later set %3$I = earlier.moment
      from (select id, max(%3$I) over (partition by %2$I order by id) as moment from %1$I) earlier
      where earlier.id = later.id and earlier.moment > later.%3$I
        and earlier.moment < later.%3$I + interval ''1 minute''',
      written.of, written.key, written.moment);
    execute format('alter table %1$I enable trigger %1$s_append_only', written.of);
  end loop;
end $$;

-- The newest hundred applications of a mailbox or a number are read in order.
create index leads_mailbox_newest on leads (fold_mailbox(email), created_at desc, id desc);
create index leads_phone_newest on leads (phone, created_at desc, id desc);
drop index leads_mailbox, leads_phone;

-- How far the leads are judged, by the moment at which they came. Those that are not deleted are
-- walked through by the index of lists; one that is restored is judged again.
alter table lead_judging add column newest_at timestamptz, add column below_at timestamptz;
drop trigger leads_judged_again on leads;
create trigger leads_judged_again
  after update of home_price, electric_bill, credit_score, property_state, solar_cost, tax_credit,
    education_earnings, monthly_savings, monthly_savings_low, annual_savings, lifetime_savings,
    savings_amount, system_kw, is_qualified, session_id, deleted_at on leads
  for each row execute function judge_lead_again();
