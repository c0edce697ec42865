import type * as z from 'zod/mini';
import type { listAudit as contract } from '#core/contract/audit.ts';
import { auditKindOf } from '#core/domain/audit/audit-kind.ts';
import { auditList, type AuditListRow } from '#server/db/audit-list.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { nameAccounts } from './name-accounts.ts';
import { requireAdmin } from '../require-admin.ts';
import { readFilters } from './read-filters.ts';

type AuditQuery = z.output<NonNullable<(typeof contract)['query']>>;
type ActorKind = z.output<(typeof contract)['answer']>['items'][number]['actorKind'];

/**
 * A page of the audit log, newest first; 403 for staff who are no admins. That it was looked at is
 * written down, without what was searched for.
 */
export async function listAudit(context: Context<StaffActor>, query: AuditQuery) {
  const { db, actor, config } = context;
  requireAdmin(actor);
  const filters = await readFilters(db, query, config.timeZone);
  const { items: rows, ...page } = await findPage(db, auditList(filters), query, (row) => row);
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
