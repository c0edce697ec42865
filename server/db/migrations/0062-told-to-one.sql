-- The version before may not run on it.
-- It would share a note with every partner to come.

-- The partner who was credited when a note was shared; null for older notes.
alter table lead_notes add column shared_with bigint references affiliates (id);
