-- The version before may not run on it.
-- Its erasure of a person would leave the former numbers and addresses.

-- Where a lead could be reached since the person gave a number and an address, in order: the first
-- of each is the given one. Null once it is the given one again, and for most leads.
alter table leads add column former_phones text[], add column former_emails text[];
create index leads_given_phone on leads ((former_phones[1])) where former_phones is not null;
create index leads_given_mailbox on leads (fold_mailbox(former_emails[1]))
  where former_emails is not null;

-- A null or an empty value is no address: the first one that staff enter counts as given.
create function former_addresses(former text[], old_one text, new_one text) returns text[]
  language sql immutable
  return case
    when coalesce(old_one, '') = '' or new_one is not distinct from old_one then former
    when new_one = coalesce(former[1], old_one) then null
    else former || old_one
  end;
create function keep_former_addresses() returns trigger language plpgsql as $$
begin
  -- A row that is restored brings its own; one that is erased keeps none.
  if current_setting('erasure.door', true) is distinct from 'open' then
    if new.former_phones is not distinct from old.former_phones then
      new.former_phones := former_addresses(old.former_phones, old.phone, new.phone);
    end if;
    if new.former_emails is not distinct from old.former_emails then
      new.former_emails := former_addresses(old.former_emails, old.email, new.email);
    end if;
  end if;
  return new;
end $$;
create trigger leads_former_addresses before update of phone, email on leads for each row
  when (old.phone is distinct from new.phone or old.email is distinct from new.email)
  execute function keep_former_addresses();

-- Changes of before, as the audit log has them; no program is told of them.
alter table leads disable trigger leads_updated_event;
with said as (
  select entity_id as id,
    array_agg(before->>'phone' order by id) filter (where before->>'phone' <> '') as phones,
    array_agg(before->>'email' order by id) filter (where before->>'email' <> '') as emails
  from audit_log
  where entity = 'lead' and action in ('lead.update', 'lead.merge') and before ?| '{phone,email}'
  group by entity_id
)
update leads l set
  former_phones = case when phones[1] is distinct from l.phone then phones end,
  former_emails = case when emails[1] is distinct from l.email then emails end
from said
where said.id = l.id and l.sealed_at is null;
alter table leads enable trigger leads_updated_event;

-- When staff say that the person agreed, where the record is not itself the word of the person.
-- Null for such a record: before any stop. The number and the address (email) are of a consent that
-- was spoken later, for those of that moment.
alter table consent_records add column agreed_at timestamptz, add column phone varchar(40);
create index consent_records_phone on consent_records (phone) where phone is not null;

-- What closed a channel; a stop that the member who recorded it takes back has a row that names it.
alter table contact_stops
  add column kind varchar(20) not null default 'said',
  add column takes_back bigint references contact_stops (id),
  add constraint contact_stops_kind_check check (kind in ('said', 'withdrew', 'wrong_number'));
create unique index contact_stops_taken_back on contact_stops (takes_back)
  where takes_back is not null;
