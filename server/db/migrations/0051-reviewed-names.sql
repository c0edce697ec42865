-- The version before may run on it.

-- The name by which mails name a partner to others; empty until staff have reviewed one.
alter table affiliates
  add column reviewed_first_name varchar(100),
  add column reviewed_last_name varchar(100);
update affiliates set reviewed_first_name = first_name, reviewed_last_name = last_name
  where not needs_review;

create function keep_reviewed_name() returns trigger language plpgsql as $$
begin
  if not new.needs_review then
    new.reviewed_first_name := new.first_name;
    new.reviewed_last_name := new.last_name;
  end if;
  return new;
end $$;
create trigger affiliates_reviewed_name
  before insert or update of first_name, last_name, needs_review on affiliates
  for each row execute function keep_reviewed_name();

-- An invitation that waits for the review of its partner; none was mailed.
alter table client_invitations add column is_held boolean not null default false;
