-- Staff get one of four roles, and what new leads are handed out by. An unknown role may read only.
update admin_users set role = 'read_only'
  where role not in ('admin', 'officer', 'compliance', 'read_only');
alter table admin_users
  add constraint admin_users_role check (role in ('admin', 'officer', 'compliance', 'read_only')),
  add column languages char(2)[] not null default '{}', -- none: any
  add column states char(2)[] not null default '{}', -- where the person is licensed; none: any
  add column weight smallint not null default 1 check (weight between 0 and 10),
  add column daily_cap integer check (daily_cap >= 0),
  add column on_shift boolean not null default false,
  add column phone varchar(40);
