import { type AuditKind, auditKindOf } from '#core/domain/operations/audit-kind.ts';
import { readLeadReference } from '#core/domain/leads/lead-reference.ts';
import { type AuditFilters, findActions } from '#server/db/audit-list.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findAffiliateIds } from '../../partners/affiliates/queries.ts';
import { findStaffIds } from '../../accounts/staff/queries.ts';

export interface AskedLines extends Omit<AuditFilters, 'actions' | 'anyOf' | 'timeZone'> {
  kind?: AuditKind | undefined;
  q?: string | undefined;
}

export async function readFilters(
  db: Queryable,
  { kind, q, ...filters }: AskedLines,
  timeZone: string,
): Promise<AuditFilters> {
  const known = kind || q ? await findActions(db) : [];
  return {
    ...filters,
    timeZone,
    actions: kind && known.filter((action) => auditKindOf(action) === kind),
    anyOf: q ? await whatIsMeant(db, q, known) : undefined,
  };
}

/** Interprets the search text as a person's name, a lead's reference, or part of an action. */
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
