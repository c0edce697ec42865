-- Staff list what they deleted within thirty days, the last first, to take a slip back.
create index leads_deleted_at on leads (deleted_at desc, id desc) where deleted_at is not null;
