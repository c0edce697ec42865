-- Leads that staff enter: one by hand, or many from a file.

-- Who wrote a consent down that was spoken or stated by the lender; none: the person gave it here.
alter table consent_records add column staff_id bigint references admin_users (id);

-- A file of leads, from its upload to its undoing.
create table lead_imports (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  staff_id bigint not null references admin_users (id),
  file_name varchar(200) not null,
  encoding varchar(20) not null, -- how its bytes were read
  columns jsonb not null, -- the names of its columns, in their order
  row_count integer not null,
  mapping jsonb, -- the column of each field of a lead
  consent_basis varchar(10),
  state varchar(10) not null default 'uploaded',
  imported integer not null default 0,
  skipped integer not null default 0, -- rows with an error
  constraint lead_imports_state_check
    check (state in ('uploaded', 'checked', 'running', 'done', 'undone')),
  constraint lead_imports_basis_check check (consent_basis in ('none', 'spoken', 'written'))
);

-- Its rows, each until it became a lead.
create table lead_import_rows (
  import_id bigint not null references lead_imports (id) on delete cascade,
  line integer not null, -- of the file
  cells jsonb not null,
  constraint lead_import_rows_pkey primary key (import_id, line)
);

-- The file that a lead came from. Nobody applied: its clock of the first answer never starts.
alter table leads add column import_id bigint references lead_imports (id);
create index leads_import on leads (import_id) where import_id is not null;
drop index leads_waiting;
create index leads_waiting on leads (owner_id, created_at desc, id desc)
  where status = 'New' and first_response_at is null and next_follow_up_at is null
    and deleted_at is null and import_id is null;
