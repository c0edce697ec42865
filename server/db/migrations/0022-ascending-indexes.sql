-- The version before may run on it.
-- Rows come in the order of time. An index that begins with the newest is written at its front,
-- where each full page is split in halves that stay half full; written at its end it stays dense,
-- and newest first it is read backwards.
drop index leads_created;
create index leads_created on leads (created_at, id)
  include (status, property_state, source_name, language, is_qualified) where deleted_at is null;
drop index leads_status_created;
create index leads_status_created on leads (status, created_at, id)
  include (property_state, source_name, language, is_qualified) where deleted_at is null;
drop index leads_state_created;
create index leads_state_created on leads (property_state, created_at, id)
  include (status, source_name, language, is_qualified) where deleted_at is null;
drop index leads_source_created;
create index leads_source_created on leads (source_name, created_at, id)
  include (status, property_state, language, is_qualified) where deleted_at is null;
drop index leads_owner;
create index leads_owner on leads (owner_id, created_at) where owner_id is not null;
drop index leads_unowned;
create index leads_unowned on leads (created_at, id) where owner_id is null and deleted_at is null;
drop index leads_waiting;
create index leads_waiting on leads (owner_id, created_at, id)
  where status = 'New' and first_response_at is null and next_follow_up_at is null
    and deleted_at is null and import_id is null;
drop index interactions_created;
create index interactions_created on interactions (created_at, id);
drop index audit_log_at;
create index audit_log_at on audit_log (at);
drop index audit_log_actor;
create index audit_log_actor on audit_log (actor_kind, actor_id, at);
-- The newest steps of an action are found by their time, those of a rare one by the action alone.
drop index interactions_action;
create index interactions_action on interactions (action);
-- Where no mail server is, the queue is as long as the years.
drop index jobs_mails;
create index jobs_mails on jobs (created_at, id) where key is null;
