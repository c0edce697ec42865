-- What a mail tells of, such as a milestone of a lead: at most one mail is written of it, however
-- often its cause is repeated. Mails without an event are told apart by their cause alone.
alter table jobs add column event varchar(80);
create unique index jobs_event on jobs (event) where event is not null;
