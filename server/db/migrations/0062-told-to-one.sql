-- The version before may not run on it.
-- It would share a note with every partner to come, and mail one link to all mailboxes of a lead.

-- The partner who was credited when a note was shared; null for older notes.
alter table lead_notes add column shared_with bigint references affiliates (id);

-- The mailbox to which the link was mailed; null for a link of before whose lead had others.
alter table applicant_mail_links
  drop constraint applicant_mail_links_pkey,
  drop constraint applicant_mail_links_token_key,
  add primary key (token),
  add column mailbox varchar(254);
create unique index applicant_mail_links_mailbox on applicant_mail_links (lead_id, mailbox);
update applicant_mail_links link set mailbox = fold_mailbox(l.email)
from leads l
where l.id = link.lead_id and l.former_emails is null and not exists (
  select from audit_log where entity = 'lead' and entity_id = l.id and before ? 'email');
create index applicant_mail_choices_lead on applicant_mail_choices (lead_id);
