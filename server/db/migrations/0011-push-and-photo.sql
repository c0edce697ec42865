-- Notices to the browsers of staff (docs/decisions/051-owner-and-queue.md), and photos of staff.

-- Whether the office has notices at all, and the keys that sign them, made when an admin first turns
-- them on.
create table push_setup (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null,
  public_key varchar(100) not null,
  private_key varchar(100) not null
);

-- A browser in which a member of staff wants them: where its push service takes them, and what they
-- are encrypted with.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  admin_user_id bigint not null references admin_users (id) on delete cascade,
  endpoint varchar(1000) not null,
  p256dh varchar(100) not null,
  auth varchar(30) not null,
  created_at timestamptz not null default now()
);
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_member on push_subscriptions (admin_user_id, id);

-- The address of the own photo, as it is served.
alter table admin_users add column photo varchar(400);
