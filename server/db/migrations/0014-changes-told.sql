-- Servers keep in memory what every page shows. Whoever changes it, an action or a person at psql, tells them by the change itself:
-- nobody can forget to. A server hears the name of the topic (server/db/changes.ts) once the change is committed, never before.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end $$;

create trigger programme_rules_change after insert or update or delete or truncate on programme_rules
  for each statement execute function tell_change('programme');
create trigger hero_media_change after insert or update or delete or truncate on hero_media
  for each statement execute function tell_change('hero-media');
