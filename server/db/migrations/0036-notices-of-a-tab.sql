-- The version before may not run on it.
-- Its insert of a notice names the index that is replaced here.

-- Another name with the same number in the same tab is another person's notice.
drop index negative_notices_unaddressed;
create unique index negative_notices_unaddressed
  on negative_notices (session_id, mobile_number, name)
  where way is null and session_id is not null;

-- Someone may have typed the mailbox of another person, whose erasure empties it.
alter table negative_notices
  drop constraint negative_notices_addressed,
  add constraint negative_notices_addressed check (
    case way
      when 'email' then consent_id is not null and sent_by is null
      when 'letter' then postal_address is not null
      else sent_at is null
    end);
