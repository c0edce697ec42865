import type { Queryable } from '#server/db/queryable.ts';
import { nameStaff } from '../staff/name-staff.ts';
import { findStatusChanges } from './queries.ts';

/** The statuses a lead has had, the first one first, each with who gave it. */
export async function listStatusHistory(db: Queryable, leadId: number) {
  const changes = await findStatusChanges(db, leadId);
  const staffIds = changes.flatMap(({ actorKind, actorId }) =>
    actorKind === 'staff' && actorId !== null ? [actorId] : [],
  );
  const names = await nameStaff(db, staffIds);
  return changes.map(({ fromStatus, toStatus, actorKind, actorId, changedAt }) => {
    const name = actorKind === 'staff' && actorId !== null ? names.get(actorId) : undefined;
    return {
      fromStatus,
      toStatus,
      actor: name ?? actorKind,
      changedAt: changedAt.toISOString(),
    };
  });
}
