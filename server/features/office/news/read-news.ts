import { leadWorkers, overseers } from '#core/domain/accounts/staff-role.ts';
import { editableFields } from '#core/contract/leads/changes.ts';
import { mostNews, newsEntities } from '#core/contract/office/news.ts';
import { findNewestLine, findNews, readAuditClock } from '#server/db/audit-news.ts';
import type { StaffContext } from '../../context.ts';
import { markMails } from '../../mail/email/sent/queries.ts';
import { countDueFollowUps } from '../contact/queries.ts';
import { findArrivals, findVisibleLeads } from '../../leads/refresh-leads.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { hasLead } from '../../scoped-leads.ts';
import { readAttention } from '../queue/attention/read-attention.ts';
import { markAttention } from '../queue/attention/writes.ts';
import { markQueue } from '../queue/read-queue.ts';
import { nameOffice, nameStaff } from '../../name-staff.ts';

const ofOverseers: readonly string[] = ['referral', 'payout'];

/**
 * Whether anything changed since a moment: the changes by the office within the actor's scope, the
 * leads that came, and marks of the mails and the queue. Every open tab may call it every few
 * seconds: while nothing happens it costs a few index lookups. Not audited, because it returns only
 * ids and names of colleagues. Notes for a minute which lead the caller's tab shows.
 */
export async function readNews(
  context: StaffContext,
  { since, lead }: { since?: string | undefined; lead?: number | undefined },
) {
  const { db, actor, now: moment } = context;
  const isCaller = leadWorkers.includes(actor.role);
  let onLead: { id: number; openBy: string[] } | null = null;
  if (lead !== undefined && isCaller && (await hasLead(db, leadScopeOf(actor), lead))) {
    await markAttention(db, { leadId: lead, staffId: actor.id }, 'openedAt', moment);
    const { openBy } = (await readAttention(db, [lead], { staffId: actor.id, now: moment }))(lead);
    onLead = { id: lead, openBy: [...(await nameStaff(db, openBy)).values()] };
  }
  const { now, isLongAgo } = await readAuditClock(db, since);
  const isOverseer = overseers.includes(actor.role);
  const start = {
    now,
    staffId: actor.id,
    onLead,
    arrivals: await findArrivals(context, since ?? now),
    dueFollowUps: await countDueFollowUps(db, actor.id, moment),
    queue: isCaller ? await markQueue(context) : null,
    mails: isOverseer ? await markMails(db) : null,
  };
  if (since === undefined || isLongAgo) {
    return {
      ...start,
      newestLineAt: null,
      isIncomplete: isLongAgo,
      changes: [],
    };
  }
  const lines = await findNews(db, {
    since,
    entities: newsEntities.filter((entity) => isOverseer || !ofOverseers.includes(entity)),
    most: mostNews + 1,
  });
  const isIncomplete = lines.length > mostNews;
  const ofLeads = lines.filter(({ entity }) => entity === 'lead');
  const visible = await findVisibleLeads(
    context,
    ofLeads.flatMap(({ entityId }) => entityId ?? []),
  );
  const told = lines.filter(
    ({ entity, entityId }) => entity !== 'lead' || entityId === null || visible.has(entityId),
  );
  const nameOf = await nameOffice(db, told);
  const newest = isOverseer ? await findNewestLine(db, { since, staffId: actor.id }) : null;
  return {
    ...start,
    newestLineAt: newest,
    isIncomplete,
    changes: told.slice(0, mostNews).map((line) => presentNews(line, actor.id, nameOf(line))),
  };
}

type Line = Awaited<ReturnType<typeof findNews>>[number];

/** An audit line as news: who changed what, never the values. */
function presentNews(
  { id, at, actorKind, actorId, action, entity, entityId, after }: Line,
  readerId: number,
  name: string | null,
) {
  const changed = Object.keys(action === 'lead.update' ? ((after ?? {}) as object) : {});
  return {
    id,
    entity: entity as (typeof newsEntities)[number],
    entityId,
    action,
    fields: editableFields.filter((field) => changed.includes(field)),
    by: name ?? (actorKind === 'visitor' ? 'The applicant' : 'Someone'),
    isOwn: actorKind === 'staff' && actorId === readerId,
    at,
  };
}
