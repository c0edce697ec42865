-- Every figure and claim of the offer is a dated rule with its source; settings the lender changes are rules too.
create table programme_rules (
  id bigint generated always as identity primary key,
  key varchar(60) not null,
  value jsonb not null,
  effective_from date,
  effective_to date,
  source text not null,
  basis text,
  approved_by bigint references admin_users (id),
  created_at timestamptz not null default now(),
  constraint programme_rules_period check (effective_from is null or effective_to is null or effective_to >= effective_from)
);
create index programme_rules_key on programme_rules (key, effective_from);

-- The terms as they stood when a figure was shown. The id is a hash of the content: equal terms are one row, and no row ever changes.
create table terms_versions (
  id char(16) primary key,
  as_of date not null,
  terms jsonb not null,
  created_at timestamptz not null default now()
);
create trigger terms_versions_append_only before update or delete on terms_versions for each row execute function refuse_change();

create table consent_texts (
  id bigint generated always as identity primary key,
  version varchar(30) not null,
  purpose varchar(20) not null,
  language char(2) not null,
  channels text[] not null,
  text text not null,
  created_at timestamptz not null default now(),
  unique (version, purpose, language)
);
create trigger consent_texts_append_only before update or delete on consent_texts for each row execute function refuse_change();
