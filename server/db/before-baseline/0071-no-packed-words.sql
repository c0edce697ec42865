-- The version before may not run on it.
-- Between the migration before and this one the mails are unpacked (server/db/before-baseline/unpack-mails.ts).
alter table jobs drop column text_hash, drop column words;
alter table sent_mails drop column text_hash, drop column words;
drop table mail_texts;

-- Every mail, sent or not. Both halves have the same types: else no index serves the whole.
create view all_mails as
  select id, kind, recipient, language, payload, lead_id, status, attempts, run_at, last_error,
    message_id, created_at, done_at as sent_at, event, handovers, server_answer,
    subject, text, html, link, words_hash
  from jobs
  where key is null and webhook_id is null and kind <> 'push'
  union all
  select id, kind, recipient, language, payload, lead_id, 'done', attempts::integer, created_at, null,
    message_id, created_at, sent_at, event, 0::smallint, server_answer,
    subject, text, html, link, words_hash
  from sent_mails;
