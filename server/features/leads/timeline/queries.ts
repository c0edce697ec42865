import { staffMailKind } from '#core/domain/mail/mail-kind.ts';
import type { Cursor } from '#core/contract/cursor.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';

// No lead scope: the ids were found within the scope of the actor.

export interface EntryRow {
  /** Unlike every other entry of every kind. */
  id: number;
  kind: string;
  at: Date;
  /** The moment to the microsecond, for the cursor. */
  key: string;
  actorKind: 'visitor' | 'staff' | 'affiliate' | 'system' | 'key';
  actorId: number | null;
  details: object;
}

// By hand: one query over twelve tables, each by its own index for the rows of one lead. A lead has
// at most some thousands of rows (2,000 steps of a session are stored), so all are gathered and one
// page is cut out. An entry's id is the row's id times sixteen plus the number of its table, which
// makes it unique.
const entriesText = `
with lead as materialized (
  select l.id, l.session_id, fold_mailbox(l.email) as mailbox, not exists (
    select 1 from leads earlier
    where earlier.session_id = l.session_id and (earlier.created_at, earlier.id) < (l.created_at, l.id) and earlier.deleted_at is null
  ) as begins_session
  from leads l
  where l.id = any ((select leads_of_person($1))::bigint[])
), entry as materialized (
  select i.id * 16 as id, 'interaction' as kind, i.created_at as at,
    'visitor' as actor_kind, null::bigint as actor_id,
    jsonb_build_object('action', i.action, 'page', i.page, 'data', i.data) as details
  from lead join interactions i on i.lead_id = lead.id
  where $6 or i.action <> 'page_view'
  union all
  select i.id * 16, 'interaction', i.created_at, 'visitor', null,
    jsonb_build_object('action', i.action, 'page', i.page, 'data', i.data)
  from interactions i
  where i.lead_id is null and ($6 or i.action <> 'page_view')
    and i.session_id = any (array(select session_id from lead where begins_session))
  union all
  select s.id * 16 + 1, 'status', s.changed_at, s.actor_kind, s.actor_id,
    jsonb_build_object('from', s.from_status, 'to', s.to_status, 'reason', s.reason)
  from lead join lead_status_history s on s.lead_id = lead.id
  union all
  select n.id * 16 + 2, 'note', n.created_at,
    case n.author_type when 'admin' then 'staff' else 'affiliate' end, n.author_id,
    jsonb_build_object('noteId', n.id, 'content', n.content, 'isShared', n.is_shared)
  from lead join lead_notes n on n.lead_id = lead.id
  union all
  select m.id * 16 + 3, 'mail', coalesce(m.sent_at, m.created_at),
    case m.kind when '${staffMailKind}' then 'staff' else 'system' end,
    case m.kind when '${staffMailKind}' then (m.payload->>'staffId')::bigint end,
    jsonb_build_object(
      'mailId', m.id,
      'mail', m.kind,
      'recipient', m.recipient,
      'status', case m.status when 'done' then 'sent' else m.status end,
      'until', case when m.status = 'waiting' and m.run_at > now() then m.run_at end,
      'reason', m.last_error,
      'written', case m.kind when '${staffMailKind}' then jsonb_build_object(
        'subject', m.payload->>'subject',
        'text', m.payload->>'text',
        'override', m.payload->>'override'
      ) end
    )
  -- A reminder is for staff alone, and its step has an entry of its own.
  from lead join all_mails m on m.lead_id = lead.id and m.kind <> 'follow_up_reminder'
  union all
  select c.id * 16 + 4, 'consent', c.recorded_at, 'visitor', null,
    jsonb_build_object(
      'purpose', c.purpose,
      'version', c.version,
      'language', c.language,
      'granted', c.granted and c.is_version_confirmed
    )
  from lead join consent_records c on c.lead_id = lead.id
  union all
  select t.id * 16 + 5, 'touch', t.touched_at, 'visitor', null,
    jsonb_build_object('code', t.referral_code, 'page', t.page)
  from attribution_touches t where t.session_id = any (array(select session_id from lead))
  union all
  select r.id * 16 + 6, 'credit', r.created_at, 'system', null,
    jsonb_build_object(
      'code', case when decided.id is null then r.referral_code else decided.from_code end,
      'reason', r.attribution->>'reason'
    )
  from lead
  join referrals r on r.lead_id = lead.id
  left join lateral (
    select h.id, h.from_code from referral_handovers h where h.lead_id = lead.id order by h.decided_at, h.id limit 1
  ) decided on true
  where r.attribution->>'reason' is distinct from 'no_touch'
  union all
  select h.id * 16 + 8, 'handover', h.decided_at, 'staff', h.actor_id,
    jsonb_build_object('from', h.from_affiliate_id, 'to', h.to_affiliate_id, 'reason', h.reason)
  from lead join referral_handovers h on h.lead_id = lead.id
  union all
  select m.id * 16 + 9, 'mailChoice', m.created_at, 'visitor', null,
    jsonb_build_object('wantsFollowUps', m.wants_follow_ups, 'via', m.via)
  from applicant_mail_choices m
  where m.mailbox = any (array(select mailbox from lead)) or m.lead_id = any (array(select id from lead))
  union all
  select s.id * 16 + 10, 'stop', s.said_at,
    case when s.staff_id is null then 'visitor' else 'staff' end, s.staff_id,
    jsonb_build_object('channels', s.channels, 'how', s.how)
  from lead join contact_stops s on s.lead_id = lead.id
  union all
  select t.id * 16 + 11, 'attempt', t.made_at, 'staff', t.staff_id,
    jsonb_build_object(
      'channel', t.channel,
      'outcome', t.outcome,
      'note', t.note,
      'permission', t.permission,
      'override', t.override
    )
  from lead join contact_attempts t on t.lead_id = lead.id
  union all
  select o.id * 16 + 12, 'owner', o.at,
    case when o.actor_id is null then 'system' else 'staff' end, o.actor_id,
    jsonb_build_object('from', o.from_owner_id, 'to', o.owner_id, 'why', o.why)
  from lead join lead_owners o on o.lead_id = lead.id
  union all
  select a.id * 16 + 7,
    case a.action
      when 'lead.follow_up' then 'followUp'
      when 'lead.update' then 'edit'
      when 'lead.delete' then 'deleted'
      when 'lead.restore' then 'restored'
      when 'lead.merge' then 'merged'
      when 'lead.unmerge' then 'unmerged'
      else 'noteDeleted'
    end,
    a.at, a.actor_kind, a.actor_id,
    case a.action
      when 'lead.update' then jsonb_build_object('before', a.before, 'after', a.after)
      when 'lead.follow_up' then jsonb_build_object('due', a.after->'at', 'note', a.after->'note')
      when 'note.delete' then jsonb_build_object('author', a.before->>'authorName')
      when 'lead.merge' then jsonb_build_object(
        'mergeId', a.after->'mergeId',
        'otherId', coalesce(a.after->'otherId', a.after->'mergedIntoId'),
        'isUndoable', exists (
          select from lead_merges m
          where m.id = (
              select last.id from lead_merges last
              where last.survivor_id = $1 and last.undone_at is null
              order by last.merged_at desc, last.id desc limit 1
            )
            and m.id = (a.after->>'mergeId')::bigint
            and m.merged_at > now() - make_interval(days => ${restorableDays})
        )
      )
      when 'lead.unmerge' then jsonb_build_object(
        'otherId', coalesce(a.after->'otherId', a.after->'takenFromId'))
      else '{}'
    end
  from lead
  join audit_log a on a.entity = 'lead' and a.entity_id = lead.id
  where a.action in (
      'lead.update', 'lead.delete', 'lead.restore', 'lead.merge', 'lead.unmerge', 'note.delete',
      'lead.follow_up'
    )
    and (a.action <> 'lead.update' or a.after - 'status' - 'updatedAt' <> '{}')
    -- A merge has a line on each lead: one of them is told.
    and (a.action not in ('lead.merge', 'lead.unmerge') or lead.id = $1 or a.after ? 'otherId')
)
select entry.id, entry.kind, entry.at, entry.details, (select count(*)::int from entry) as total,
  to_json(entry.at)#>>'{}' as key, entry.actor_kind as "actorKind", entry.actor_id as "actorId"
from entry`;

const endOf = {
  desc: `
where $2::timestamptz is null or (entry.at, entry.id) < ($2::timestamptz, $3::bigint)
order by entry.at desc, entry.id desc
limit $4 offset $5`,
  asc: `
where $2::timestamptz is null or (entry.at, entry.id) > ($2::timestamptz, $3::bigint)
order by entry.at, entry.id
limit $4 offset $5`,
} as const;

interface Slice {
  direction: 'asc' | 'desc';
  after: Cursor | null;
  limit: number;
  offset: number;
  hasViews: boolean;
}

export async function findEntries(
  db: Queryable,
  leadId: number,
  { direction, after, limit, offset, hasViews }: Slice,
): Promise<{
  rows: EntryRow[];
  total: number;
}> {
  const { rows } = await db.query<EntryRow & { total: number }>({
    name: `lead_timeline_${direction}`,
    text: entriesText + endOf[direction],
    values: [leadId, after?.key ?? null, after?.id ?? null, limit, after ? 0 : offset, hasViews],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}
