-- The version before may not run on it.
-- It would open a page by a link that only confirms an address.

-- The changed address that this link confirms; it opens no page.
alter table buyer_links add column confirms varchar(254);

-- Whether a lead still has this very address.
create function is_address_of(of_lead bigint, address text) returns boolean
  language sql stable
  return exists (
    select from leads where id = of_lead and email = address and deleted_at is null);

do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''confirm_email''::character varying, ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
