-- The version before may run on it.

-- Whether the buyer wants panels; unsure until they say.
alter table leads add wants_panels varchar(6) not null default 'unsure'
  check (wants_panels in ('yes', 'no', 'unsure'));
