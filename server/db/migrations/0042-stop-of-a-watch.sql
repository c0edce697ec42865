-- The version before may not run on it.
-- It stores a watch by the unique index that goes below.

-- What the screen that confirms a watch may end: this one alone. The token of its email ends all that
-- the mailbox waits for, and who typed an address need not be its owner. So asked twice with the same
-- answers it is two.
alter table near_miss_watches add column stop_token uuid not null default gen_random_uuid() unique;
drop index near_miss_watches_waiting;
create index near_miss_watches_waiting on near_miss_watches (fold_mailbox(email))
  where done_at is null;

-- The mailbox that a link was mailed to: who opens that link reads it, and may see what it waits for.
alter table buyer_links add column mailed_to varchar(254);
