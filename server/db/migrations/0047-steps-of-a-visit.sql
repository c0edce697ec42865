-- The version before may run on it.
-- It shows no browser at a step that leaves it out, as below.

-- Steps take most of the room, and most of a step was its browser, told again in each. A step of
-- the browser that a process has just stored for the visit leaves it out: it is that of the nearest
-- earlier step of its session that names one. Empty, not null: the browser told none.
update interactions set user_agent = '' where user_agent is null;

-- The browser of a step: null if none was told, or if it was erased.
create function browser_of_step(of_session varchar, browser varchar, at timestamptz, step bigint)
  returns varchar language sql stable
  return nullif(coalesce(browser, (
    select named.user_agent from (
      select s.user_agent, s.created_at, s.id from public.interactions s
      where s.session_id = of_session and s.user_agent is not null and (s.created_at, s.id) < (at, step)
      offset 0
    ) named
    order by named.created_at desc, named.id desc limit 1
  )), '');

-- Those steps are one or two a visit and its first is always among them, so the visits of each day
-- are counted here.
create index interactions_visits on interactions (session_id, created_at)
  where user_agent is not null;
-- Equal keys share one entry of an index, but only if no moment makes each of them another one. A
-- session has at most 2,000 steps, which are sorted when they are read.
drop index interactions_session;
create index interactions_session on interactions (session_id);
drop index interactions_lead;
create index interactions_lead on interactions (lead_id) where lead_id is not null;
-- Steps of one moment are as many as a statement stores.
drop index interactions_created;
create index interactions_created on interactions (created_at);

-- One tab may have served several people. Before the steps of these leads are emptied, those of the
-- others learn the browser that they left to them.
create function hand_on_browsers(leads bigint[]) returns void language sql
begin atomic
  update public.interactions i
  set user_agent = coalesce(public.browser_of_step(i.session_id, null, i.created_at, i.id), '')
  where i.user_agent is null and (i.lead_id is null or i.lead_id <> all (leads))
    and i.session_id = any (array(
      select s.session_id from public.interactions s
      where s.lead_id = any (leads) and s.user_agent is not null
    ));
end;
revoke execute on function hand_on_browsers from public;

-- The door of 0010, but for one more column that is counted: a step that named a browser is still
-- known to have named one, so an erased visit stays one visit.
do $$
declare
  door constant text := pg_get_functiondef('erase_rows'::regproc);
  before constant text := 'when not a.attnotnull then ''null''';
begin
  if position(before in door) = 0 then
    raise exception 'erase_rows() is not that of 0010';
  end if;
  execute replace(door, before, 'when part."table" = ''interactions'' and a.attname = ''user_agent''
            then ''left(user_agent, 0)''
          ' || before);
end $$;
