-- The version before may run on it.

-- A notice whose person was answered yes since may be set aside by staff, with a reason, instead of
-- being sent. It goes with its notice, which an erasure removes.
alter table negative_notices
  add column set_aside_at timestamptz,
  add column set_aside_by bigint references admin_users (id),
  add column set_aside_reason varchar(500),
  add constraint negative_notices_set_aside check (
    num_nonnulls(set_aside_at, set_aside_by, set_aside_reason) in (0, 3));
