-- The version before may not run on it.
-- It would tell partners the notes that are for staff alone.

-- Notes that were written before stay readable for partners; a new one must say that it is.
alter table lead_notes add column is_shared boolean not null default true;
alter table lead_notes alter column is_shared set default false;
