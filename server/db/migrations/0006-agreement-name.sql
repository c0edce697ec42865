-- The version before may run on it.

-- Whether the partner types a name to accept it: every version that is published from now on.
alter table partner_agreements add column needs_name boolean not null default false;
