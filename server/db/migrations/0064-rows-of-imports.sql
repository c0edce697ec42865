-- The version before may run on it.

alter table lead_import_rows
  add column same_as integer, -- the line of the row that it fills, of the same person
  add column reason varchar(2000); -- why it makes no lead; kept for a week for those who mend it
