import type * as z from 'zod/mini';
import type { listAudit as contract } from '#core/contract/operations/audit.ts';
import { auditKindOf } from '#core/domain/operations/audit-kind.ts';
import { auditList, type AuditListRow } from '#server/db/audit-list.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { nameKeys } from '#server/platform/keys/key-rows.ts';
import { findPage } from '#server/platform/find-page.ts';
import { nameAffiliates } from '../../partners/affiliates/queries.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { findSealed } from '../../leads/erasure/queries.ts';
import { nameStaff } from '../../name-staff.ts';
import { readFilters } from './read-filters.ts';
import { findReaders } from './queries.ts';

export type AuditQuery = z.output<NonNullable<(typeof contract)['query']>>;
type ActorKind = z.output<(typeof contract)['answer']>['items'][number]['actorKind'];

/** A page of the audit log, newest first. Audited as a read, without the search text. */
export async function listAudit(context: StaffContext, query: AuditQuery) {
  const { db, config } = context;
  const filters = await readFilters(db, query, config.timeZone);
  const { items: rows, ...page } = await findPage(db, auditList(filters), query);
  await auditRead(context, 'audit.list', 'audit', {
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: rows.length,
    },
  });
  return { ...page, items: await presentLines(db, rows) };
}

export async function presentLines(db: Queryable, rows: readonly AuditListRow[]) {
  const nameOf = await nameAccounts(db, rows);
  const leadIds = rows.flatMap(({ entity, entityId }) => (entity === 'lead' && entityId) || []);
  const sealed = await findSealed(db, leadIds);
  return rows.map((row) =>
    // Old and new values of a lead belong to it and are sealed with it.
    row.entity === 'lead' && sealed.has(row.entityId ?? 0)
      ? present({ ...row, before: null, after: null }, nameOf)
      : present(row, nameOf),
  );
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

const isStaff = (kind: string) => kind === 'staff' || kind === 'admin_user';
const isAffiliate = (kind: string) => kind === 'affiliate';
const isKey = (kind: string) => kind === 'key' || kind === 'api_key';

/** Finds the names of all accounts and keys in these lines; null for everything else. */
async function nameAccounts(
  db: Queryable,
  rows: readonly AuditListRow[],
): Promise<(kind: string, id: number | null) => string | null> {
  const accounts = rows.flatMap(({ actorKind, actorId, viaAdminId, entity, entityId }) => [
    { kind: actorKind, id: actorId },
    { kind: 'staff', id: viaAdminId },
    { kind: entity, id: entityId },
  ]);
  const idsOf = (isKind: (kind: string) => boolean) => {
    const ids = accounts.flatMap(({ kind, id }) => (id !== null && isKind(kind) ? [id] : []));
    return [...new Set(ids)];
  };
  const [staff, affiliates, keys] = await Promise.all([
    nameStaff(db, idsOf(isStaff)),
    nameAffiliates(db, idsOf(isAffiliate)),
    nameKeys(db, idsOf(isKey)),
  ]);
  return (kind, id) => {
    if (id === null) {
      return null;
    }
    const names = isStaff(kind)
      ? staff
      : isAffiliate(kind)
        ? affiliates
        : isKey(kind)
          ? keys
          : null;
    return names?.get(id) ?? null;
  };
}

interface Asked {
  leadId: number;
  /** The affiliate the lead is credited to, as named outside the CRM; null for none. */
  partner: { id: number; name: string } | null;
  timeZone: string;
}

/**
 * Who opened an application on which day, newest first: staff by their role, never by name; the
 * partner who has the lead by name, one who had it before without.
 */
export async function listReaders(db: Queryable, { leadId, partner, timeZone }: Asked) {
  const rows = await findReaders(db, leadId, timeZone);
  return rows.map(({ actorKind, role, affiliateId, day, times }) => {
    const isPartner = partner !== null && affiliateId === partner.id;
    const who =
      actorKind === 'staff'
        ? (role ?? 'read_only')
        : actorKind === 'key'
          ? ('program' as const)
          : isPartner
            ? ('partner' as const)
            : ('former' as const);
    return { who, name: isPartner ? partner.name : null, day, times };
  });
}
