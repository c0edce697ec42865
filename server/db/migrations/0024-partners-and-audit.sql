-- A deleted partner keeps the row for its referrals, and its code for ever; its mail address may sign up or be added again.
drop index affiliates_email;
create unique index affiliates_email on affiliates (lower(email)) where deleted_at is null;

-- What the office did is looked for among millions of lines that visitors caused; those stay out of this index, so an
-- application costs no more than before.
create index audit_log_office on audit_log (at desc, id desc) where actor_kind <> 'visitor';

-- The few leads that were deleted: left out of a partner's referrals without reading every lead.
create index leads_deleted on leads (id) where deleted_at is not null;
