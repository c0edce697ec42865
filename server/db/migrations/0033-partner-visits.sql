-- The version before may run on it.
-- When a partner last looked at the portal, and since when what changed is news to them.

alter table affiliates
  add column seen_at timestamptz,
  add column news_since timestamptz;

-- Partners who were here before are told what changed since then.
update affiliates a set seen_at = (
  select max(s.last_seen_at) from sessions s
  where s.affiliate_id = a.id and s.kind = 'affiliate' and s.admin_user_id is null
);

-- What changed since a visit, newest first: the clients of a partner may be many.
create index lead_status_history_changed on lead_status_history (changed_at, id);
