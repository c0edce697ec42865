import type * as z from 'zod/mini';
import type { listAudit as contract } from '#core/contract/audit.ts';
import { auditKindOf } from '#core/domain/audit/audit-kind.ts';
import { readLeadReference } from '#core/domain/lead-reference.ts';
import { auditList, type AuditListRow, findActions } from '#server/db/audit-list.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { findAffiliateIds } from '../affiliates/find-affiliate-ids.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { findStaffIds } from '../staff/find-staff-ids.ts';
import { nameAccounts } from './name-accounts.ts';
import { requireAdmin } from './policy.ts';

type AuditQuery = z.output<NonNullable<(typeof contract)['query']>>;
type ActorKind = z.output<(typeof contract)['answer']>['items'][number]['actorKind'];

/**
 * A page of the audit log, newest first; 403 for staff who are no admins. That it was looked at is
 * written down, without what was searched for.
 */
export async function listAudit(context: Context<StaffActor>, query: AuditQuery) {
  const { db, actor, config } = context;
  requireAdmin(actor);
  const { kind, q, ...filters } = query;
  const known = kind || q ? await findActions(db) : [];
  const list = auditList({
    ...filters,
    timeZone: config.timeZone,
    actions: kind && known.filter((action) => auditKindOf(action) === kind),
    anyOf: q ? await whatIsMeant(db, q, known) : undefined,
  });
  const { items: rows, ...page } = await findPage(db, list, query, (row) => row);
  const nameOf = await nameAccounts(db, rows);
  await auditRead(context, {
    action: 'audit.list',
    entity: 'audit',
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: rows.length,
    },
  });
  const items = rows.map((row) => present(row, nameOf));
  return { ...page, items };
}

/** A person's name, a lead's reference, or a part of what was done. */
async function whatIsMeant(db: Queryable, q: string, known: readonly string[]) {
  const lead = readLeadReference(q);
  const [staff, affiliates] = await Promise.all([findStaffIds(db, q), findAffiliateIds(db, q)]);
  const word = q.toLowerCase();
  return {
    actions: known.filter((action) => action.includes(word)),
    actors: [
      { kind: 'staff', ids: staff },
      { kind: 'affiliate', ids: affiliates },
    ],
    subjects: [
      { entity: 'lead', ids: lead === null ? [] : [lead] },
      { entity: 'affiliate', ids: affiliates },
      { entity: 'admin_user', ids: staff },
    ],
  };
}

type NameOf = Awaited<ReturnType<typeof nameAccounts>>;

function present({ at, viaAdminId, ...row }: AuditListRow, nameOf: NameOf) {
  return {
    ...row,
    at: at.toISOString(),
    actorKind: row.actorKind as ActorKind,
    actorName: nameOf(row.actorKind, row.actorId),
    viaAdminName: nameOf('staff', viaAdminId),
    kind: auditKindOf(row.action),
    entityName: nameOf(row.entity, row.entityId),
    before: row.before ?? null,
    after: row.after ?? null,
  };
}
