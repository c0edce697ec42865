-- What is known of a mail beside its state. `handovers`: how often its content went to a mail server whose answer nobody knows (the
-- connection or this process ended in between), so that it is repeated once at most. `server_answer`: what a mail server last said when it
-- did not take the mail, in its own words, for staff to read; never for the log, because it may quote an address.
alter table jobs add column handovers smallint not null default 0 check (handovers >= 0);
alter table jobs add column server_answer varchar(1000);

-- Each queue asks for what is due of its own kinds: a long row of mails must not be read through for the work of the night.
create index jobs_due_kind on jobs (kind, run_at) where status = 'waiting';
