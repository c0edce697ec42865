import type { ReadAction } from '#core/domain/operations/audit-kind.ts';
import { auditShown, hasRecentAudit } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor, OfficeActor } from '#server/platform/actor.ts';
import { auditActor } from './transaction.ts';

interface Reader {
  db: Queryable;
  actor: OfficeActor | AffiliateActor;
  ipAddress: string;
}

/** What was viewed; `shown` says how much of it, but never the search text. */
interface Viewed {
  entityId?: number | null;
  shown?: unknown;
  /** The ids of the leads shown, if there are several. */
  leadIds?: readonly number[];
}

/** Audits that personal data was viewed; returns the id of the audit line. */
export function auditRead(
  { db, actor, ipAddress }: Reader,
  action: ReadAction,
  entity: string,
  { entityId = null, shown, leadIds = [] }: Viewed = {},
) {
  const line = { actor: auditActor(actor), action, entity, entityId, after: shown, ipAddress };
  return auditShown(db, line, leadIds);
}

/** The same for leads in a list; `how` says which list it is. */
export function auditLeadList(reader: Reader, leads: readonly { id: number }[], how: object = {}) {
  const shown = { ...how, shown: leads.length };
  const leadIds = leads.map(({ id }) => id);
  return auditRead(reader, 'lead.list', 'lead', { shown, leadIds });
}

const minutes = 10;

/** The same for reads that repeat often: one line in ten minutes. */
export async function auditReadOnce(
  reader: Reader,
  action: ReadAction,
  entity: string,
  viewed: Viewed & { entityId: number },
) {
  const { kind, id } = reader.actor;
  const line = { actor: { kind, id }, action, entity, entityId: viewed.entityId };
  if (!(await hasRecentAudit(reader.db, line, minutes))) {
    await auditRead(reader, action, entity, viewed);
  }
}
