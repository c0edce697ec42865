-- One table for whatever is done after a commit: mails, and work that repeats by the clock.
-- It was the outbox of mails beside the tables of a job library; both did the same.
alter table outbox rename to jobs;
alter table jobs rename column next_attempt_at to run_at;
alter table jobs rename column sent_at to done_at;
alter table jobs alter column payload set default '{}';
alter table jobs add column locked_until timestamptz; -- a worker has it until then; later it has died
alter table jobs add column key varchar(60); -- of work that repeats: one row of it, whoever starts
alter sequence outbox_id_seq rename to jobs_id_seq;
alter index outbox_pkey rename to jobs_pkey;
alter index outbox_due rename to jobs_due;
alter index outbox_lead rename to jobs_lead;
alter index outbox_created rename to jobs_created;
alter index outbox_recipient rename to jobs_recipient;
alter table jobs rename constraint outbox_lead_id_fkey to jobs_lead_id_fkey;
alter table jobs drop constraint outbox_status_check;
update jobs set status = 'done' where status = 'sent';
alter table jobs add constraint jobs_status_check
  check (status in ('waiting', 'done', 'failed', 'withheld', 'no_server'));
create unique index jobs_key on jobs (key) where key is not null;

-- The tables of that library: it held nothing but calls to look into the outbox.
drop schema if exists pgboss cascade;

-- Every kind of core/domain/mail-kind.ts has its templates. A test keeps the two lists equal.
alter table email_templates drop constraint email_templates_template_type_check;
alter table email_templates add constraint email_templates_template_type_check
  check (template_type in (
    'lead_notification', 'application_received', 'affiliate_notification', 'eligibility', 'welcome',
    'password_reset', 'follow_up'));
