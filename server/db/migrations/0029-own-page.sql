-- The version before may not run on it.
-- It would take a link that only reads for one that may do everything.

-- The link of another buyer: it shows the page and changes nothing.
alter table buyer_links add column is_read_only boolean not null default false;

-- Mails of the own page, whatever kinds there are by now.
do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[',
      'ARRAY[''buyer_link'', ''withdrawn'', ''promise_missed'', ''erasure_declined'', ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
