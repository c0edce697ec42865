-- Two filters at once are counted one by one, up to 10,000. With what else is filtered by in the index none of their leads is read, as far
-- as they were vacuumed: that is done, and statistics are renewed, after 2 % have come instead of 20.
drop index leads_created;
create index leads_created on leads (created_at desc, id desc) include (language, is_qualified) where deleted_at is null;
drop index leads_status_created;
create index leads_status_created on leads (status, created_at desc, id desc)
  include (property_state, source_name, language, is_qualified) where deleted_at is null;
drop index leads_state_created;
create index leads_state_created on leads (property_state, created_at desc, id desc)
  include (status, source_name, language, is_qualified) where deleted_at is null;
drop index leads_source_created;
create index leads_source_created on leads (source_name, created_at desc, id desc)
  include (status, property_state, language, is_qualified) where deleted_at is null;

-- The leads of a partner by age. The code itself is there for counting: an index of lower(code) alone does not hold it.
drop index leads_referral_code;
create index leads_referral_code on leads (lower(referral_code), created_at desc, id desc)
  include (referral_code, status, property_state, language, is_qualified) where deleted_at is null and referral_code is not null;
alter table leads set (
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- A word in the audit log is looked up among the names of what was done, and these by their index. What visitors did stays out of it.
create index audit_log_office_action on audit_log (action, at desc, id desc) where actor_kind <> 'visitor';

-- What a partner's referrals come to is counted in the index for every line of the list of partners; with the lead in it, of the index alone.
drop index referrals_status;
create index referrals_status on referrals (affiliate_id, status) include (lead_id);
alter table referrals set (autovacuum_vacuum_insert_scale_factor = 0.02);
