-- What staff change of the terms: several values from a day on, for one reason. A draft may change and go; what was published stays as it
-- was, and only another revision follows it. One that is not in effect yet can be withdrawn, which is kept as well.
create table terms_revisions (
  id bigint generated always as identity primary key,
  effective_from date not null,
  source varchar(500) not null,
  basis varchar(500),
  terms jsonb not null,
  created_by bigint not null references admin_users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_by bigint references admin_users (id),
  published_at timestamptz,
  withdrawn_by bigint references admin_users (id),
  withdrawn_at timestamptz,
  constraint terms_revisions_published check ((published_by is null) = (published_at is null)),
  constraint terms_revisions_withdrawn check (
    (withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_at is null or published_at is not null)
  )
);
create index terms_revisions_published_at on terms_revisions (published_at, id) where published_at is not null;

create function keep_published_revision() returns trigger language plpgsql as $$
begin
  if old.published_at is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by' = to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by' then
    return new;
  end if;
  raise exception 'a published revision of the terms never changes' using errcode = 'restrict_violation';
end $$;
create trigger terms_revisions_kept before update or delete on terms_revisions
  for each row execute function keep_published_revision();
create trigger terms_revisions_change after insert or update or delete or truncate on terms_revisions
  for each statement execute function tell_change('programme');
