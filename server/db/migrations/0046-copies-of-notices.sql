-- The version before may run on it.

-- A notice whose email failed is sent again as a copy. The copy's event begins with that of the first
-- email, so all of them are found together: to say whether it is out, for an examiner, and to erase.
create index sent_mails_notices on sent_mails (split_part(event, ':copy:', 1))
  where kind = 'negative_notice';
create index jobs_notices on jobs (split_part(event, ':copy:', 1))
  where kind = 'negative_notice';
