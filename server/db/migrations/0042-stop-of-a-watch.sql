-- The version before may run on it.

-- What the screen that confirms a watch may end: this one alone. The token of its email ends all that
-- the mailbox waits for, and who typed an address need not be its owner. Each new wish for the same
-- answers gets another one.
alter table near_miss_watches add column stop_token uuid not null default gen_random_uuid() unique;

-- The mailbox that a link was mailed to: who opens that link reads it, and may see what it waits for.
alter table buyer_links add column mailed_to varchar(254);
