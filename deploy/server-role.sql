-- A role for the servers that works with rows and owns nothing, so that no mistake in the program
-- lifts the triggers that guard the proofs. Run it with psql 15 or newer as the role that migrates,
-- before the first migration or after it:
--   SERVER_PASSWORD=... psql --file deploy/server-role.sql postgres://OWNER@HOST/NAME
-- A role that exists is taken as it is; --set role=NAME says another name.
\set ON_ERROR_STOP on
\if :{?role}
\else
  \set role solar_grant_server
\endif
select current_database() as database,
  not exists (select from pg_roles where rolname = :'role') as is_new \gset
\if :is_new
  \getenv password SERVER_PASSWORD
  create role :"role" login password :'password';
  -- What a server sets on connections of its own; behind a pooler in transaction mode it cannot.
  alter role :"role" in database :"database" set timezone = 'UTC';
  alter role :"role" in database :"database" set jit = off;
  alter role :"role" in database :"database" set statement_timeout = '30s';
  alter role :"role" in database :"database" set idle_in_transaction_session_timeout = '60s';
\endif

revoke create on schema public from public;
grant usage on schema public to :"role";
-- /readyz fills a temporary table once a disk was full.
grant connect, temporary on database :"database" to :"role";
grant select, insert, update, delete on all tables in schema public to :"role";
grant usage, select on all sequences in schema public to :"role";
-- Those of the migrations; those of extensions are everybody's. erase_rows is nobody's by itself.
select format('grant execute on function %s to %I', oid::regprocedure, :'role')
from pg_proc
where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) = current_user
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') \gexec

-- What later migrations make.
alter default privileges in schema public
  grant select, insert, update, delete on tables to :"role";
alter default privileges in schema public grant usage, select on sequences to :"role";
alter default privileges in schema public grant execute on functions to :"role";
