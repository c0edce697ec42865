-- The version before may run on it.
-- Files that every server on this database must be able to give out, whatever disk it has
-- (docs/decisions/030-hero-media.md, docs/decisions/001-public-pages.md).

-- What staff uploaded: each file under its name, in parts of 1 MB. Servers keep copies on their
-- disks; a deletion tells them.
create table upload_parts (
  name varchar(100) not null,
  number integer not null,
  bytes bytea not null check (length(bytes) <= 1048576),
  stored_at timestamptz not null default now(),
  primary key (name, number)
);
create trigger upload_parts_deleted after delete
  on upload_parts for each statement execute function tell_change('uploads');

-- What browsers load of each build that runs here or ran lately, so that a server can give out the
-- files of another build.
create table build_files (
  name varchar(200) primary key,
  bytes bytea not null,
  used_at timestamptz not null default now()
);

-- Pictures, films and packed scripts do not get smaller.
alter table upload_parts alter column bytes set storage external;
alter table build_files alter column bytes set storage external;
