-- The version before may run on it.
-- Guests of an open house name themselves as clients of its partner.

-- The link of the open house; null for a client whom the partner named.
alter table client_invitations
  add column link_id bigint references affiliate_links (id) on delete set null;
create index client_invitations_link on client_invitations (link_id) where link_id is not null;

-- How many guests left their details by this link: who does not confirm is deleted, and not counted
-- down.
alter table affiliate_links add column guests integer not null default 0;

do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''guest_invitation''::character varying, ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
