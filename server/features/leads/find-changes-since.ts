import { editableFields } from '#core/contract/lead/changes.ts';
import { findLeadAudit } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { nameStaff } from '../staff/name-staff.ts';
import type { ChangedBy } from './policy.ts';

interface Changed {
  updatedAt?: string;
}

/** Which fields of a lead were changed after a moment, each with who did it last. */
export async function findChangesSince(
  db: Queryable,
  leadId: number,
  since: Date,
): Promise<ChangedBy> {
  const rows = await findLeadAudit(db, leadId, 'lead.update');
  const later = rows.filter(({ after }) => {
    const { updatedAt } = (after ?? {}) as Changed;
    return updatedAt !== undefined && new Date(updatedAt) > since;
  });
  const names = await nameStaff(
    db,
    later.flatMap(({ actorId }) => actorId ?? []),
  );
  // The newest first: whoever stands there already changed it last.
  const changes = new Map<string, string>();
  for (const { actorId, after } of later) {
    const who = names.get(actorId ?? 0) ?? 'Somebody';
    const changed = Object.keys(after as object);
    for (const field of editableFields) {
      if (changed.includes(field) && !changes.has(field)) {
        changes.set(field, who);
      }
    }
  }
  return changes;
}
