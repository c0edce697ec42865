-- The version before may run on it.
-- A mailbox of which a mail server said that it takes no emails gets none, until that very mail is
-- sent again or the person has another address.
create view refused_mailboxes as
  select fold_mailbox(recipient) as mailbox, run_at as refused_at, coalesce(
    substring(last_error from '^the mail server says that this address takes no emails: (.*) \('),
    'the mailbox takes no emails') as reason
  from jobs
  where status = 'failed' and recipient is not null and key is null and webhook_id is null
    and last_error like 'the mail server says that this address takes no emails%';
create index jobs_refused on jobs (fold_mailbox(recipient))
  where status = 'failed' and recipient is not null;
