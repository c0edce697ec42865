-- A deleted partner keeps the row for its referrals, and its code for ever; its mail address may sign up or be added again.
drop index affiliates_email;
create unique index affiliates_email on affiliates (lower(email)) where deleted_at is null;
