-- The version before may not run on it.
-- It would show a page to a mailbox that the person did not give.

-- The changed address that the given one confirmed: its links are as good as those to that one.
alter table leads add column confirmed_email varchar(254);

-- Whether a link went to the address that the person gave or confirmed; a link that was not mailed
-- is held by the browser that applied, or by whom the person gave it to.
create function is_given_mailbox(of_lead bigint, address text) returns boolean
  language sql stable
  return address is null or (
    select fold_mailbox(address) in (fold_mailbox(coalesce(former_emails[1], email)),
      fold_mailbox(coalesce(confirmed_email, '')))
    from leads where id = of_lead);
