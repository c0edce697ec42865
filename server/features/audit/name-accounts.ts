import type { AuditListRow } from '#server/db/audit-list.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { nameAffiliates } from '../affiliates/name-affiliates.ts';
import { nameStaff } from '../staff/name-staff.ts';

const isStaff = (kind: string) => kind === 'staff' || kind === 'admin_user';
const isAffiliate = (kind: string) => kind === 'affiliate';

/** Finds the names of all accounts that these lines speak of; null for everything else. */
export async function nameAccounts(
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
  const [staff, affiliates] = await Promise.all([
    nameStaff(db, idsOf(isStaff)),
    nameAffiliates(db, idsOf(isAffiliate)),
  ]);
  return (kind, id) => {
    if (id === null) {
      return null;
    }
    const names = isStaff(kind) ? staff : affiliates;
    return isStaff(kind) || isAffiliate(kind) ? (names.get(id) ?? null) : null;
  };
}
