-- What became of the box: never touched since it was ticked in advance, ticked by the person, or left empty; null where the page did not
-- say. Records from before keep was_prechecked alone, which said how the box began.
alter table consent_records add column ticked varchar(10) check (ticked in ('preset', 'person', 'none'));
-- What is granted is what a page says that somebody agreed to: nothing is by default.
alter table consent_records alter column granted drop default;
