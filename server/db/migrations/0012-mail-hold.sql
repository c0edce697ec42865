-- Under which address this database last sent emails, and whether it sends none: one that was
-- restored or copied for a drill holds emails that the original sends (docs/operations.md).
create table mail_hold (
  is_only boolean primary key default true check (is_only),
  public_url varchar(300) not null,
  held_since timestamptz,
  reason varchar(10) check (reason in ('asked', 'moved')),
  constraint mail_hold_reason check ((held_since is null) = (reason is null))
);
