-- The version before may run on it.
-- Open requests to be erased are a list of their own, counted whenever staff open the leads.
create index leads_erasure_asked on leads (erasure_asked_at) where erasure_asked_at is not null;

-- The mail that tells staff, whatever kinds there are by now.
do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''erasure_asked'', ') into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
