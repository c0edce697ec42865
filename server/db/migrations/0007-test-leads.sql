-- The version before may run on it.

-- Trial applications of the office belong to one import of their own: as for the people of a file,
-- no clock runs for them, and one undoing deletes them all.
alter table lead_imports add is_test boolean not null default false;
create unique index lead_imports_test on lead_imports (is_test) where is_test;
