-- The version before may run on it.

-- What the screen that confirms a watch may end: this one alone. The token of its email ends all that
-- the mailbox waits for, and who typed an address need not be its owner. Each new wish for the same
-- answers gets another one.
alter table near_miss_watches add column stop_token uuid not null default gen_random_uuid() unique;
