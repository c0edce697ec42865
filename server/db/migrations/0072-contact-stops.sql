-- That somebody said stop, as staff heard or read it: a record that only grows. It belongs to the telephone number (calls, texts) and to
-- the mailbox (emails), so to every application that names it, until the person gives a newer consent.
create table contact_stops (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  channels text[] not null check (channels <@ '{phone,sms,email}' and channels <> '{}'),
  phone varchar(40),
  mailbox varchar(254),
  how varchar(200) not null,
  said_at timestamptz not null,
  staff_id bigint references admin_users (id),
  recorded_at timestamptz not null default now(),
  constraint contact_stops_subject check (phone is not null or mailbox is not null)
);
create index contact_stops_lead on contact_stops (lead_id);
create index contact_stops_phone on contact_stops (phone) where phone is not null;
create index contact_stops_mailbox on contact_stops (mailbox) where mailbox is not null;
create trigger contact_stops_append_only before update or delete on contact_stops for each row execute function refuse_change();
create trigger contact_stops_kept_whole before truncate on contact_stops execute function refuse_change();
