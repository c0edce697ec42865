-- The version before may not run on it.
-- Sent mails stand apart from the queue (docs/decisions/011-jobs-and-mail.md): `jobs` holds what
-- waits, is under way or was given up. What a template says is kept once, not in each mail.

-- What mails of a template say to a made-up reader.
create table mail_texts (
  hash bytea primary key, -- SHA-256 of the words
  words text not null, -- JSON, as server/features/email/words writes it
  created_at timestamptz not null default now()
);
create trigger mail_texts_append_only before update or delete on mail_texts
  for each row execute function refuse_change();
create trigger mail_texts_kept_whole before truncate on mail_texts
  for each statement execute function refuse_change();

-- Mails that a mail server took, with the number and the event of their job.
create table sent_mails (
  id bigint primary key,
  created_at timestamptz not null,
  sent_at timestamptz not null default now(),
  -- No foreign key: leads are never deleted, and its check would wait for who erases the person,
  -- who waits for the job of this mail.
  lead_id bigint,
  attempts smallint not null,
  language char(2) not null,
  kind varchar(40) not null,
  recipient varchar(254),
  message_id varchar(200),
  payload jsonb not null default '{}', -- of mails of versions before also subject, text and html
  text_hash bytea references mail_texts (hash),
  words bytea, -- compressed by zlib with that text as the dictionary; null: erased, or in the payload
  event varchar(80),
  server_answer varchar(1000)
);
create index sent_mails_lead on sent_mails (lead_id) where lead_id is not null;
create unique index sent_mails_event on sent_mails (event) where event is not null;
-- Read backwards, newest first: written at its end, an index stays dense.
create index sent_mails_created on sent_mails (created_at, id);
create index sent_mails_resets on sent_mails (fold_mailbox(recipient), created_at)
  where kind = 'password_reset';
create index sent_mails_recipients on sent_mails using gin (fold_text(recipient) gin_trgm_ops)
  where recipient is not null;

alter table jobs
  add column text_hash bytea,
  add column words bytea;

with moved as (
  delete from jobs
  where status = 'done' and key is null and webhook_id is null and kind <> 'push'
  returning *
)
insert into sent_mails (id, created_at, sent_at, lead_id, attempts, language, kind, recipient,
  message_id, payload, event, server_answer)
select id, created_at, coalesce(done_at, created_at), lead_id, attempts, language, kind, recipient,
  message_id, payload, event, server_answer
from moved;

-- Every mail, sent or not. Both halves have the same types: else no index serves the whole.
create view all_mails as
  select id, kind, recipient, language, payload, lead_id, status, attempts, run_at, last_error,
    message_id, created_at, done_at as sent_at, event, handovers, server_answer, text_hash, words
  from jobs
  where key is null and webhook_id is null and kind <> 'push'
  union all
  select id, kind, recipient, language, payload, lead_id, 'done', attempts::integer, created_at, null,
    message_id, created_at, sent_at, event, 0::smallint, server_answer, text_hash, words
  from sent_mails;

-- The queue is short: no search needs an index of it, and a day's mails are found by their leads.
drop index jobs_recipients;
drop index jobs_recipient;
drop index jobs_created;
