import type { Queryable } from '#server/db/queryable.ts';
import { nameAffiliates } from '../affiliates/name-affiliates.ts';
import { findReaders } from './queries.ts';

interface Asked {
  leadId: number;
  /** The affiliate the lead is credited to; null for none. */
  partnerId: number | null;
  timeZone: string;
}

/**
 * Who opened an application on which day, newest first: staff by their role, never by name; the
 * partner who has the lead by name, one who had it before without.
 */
export async function listReaders(db: Queryable, { leadId, partnerId, timeZone }: Asked) {
  const rows = await findReaders(db, leadId, timeZone);
  const names = await nameAffiliates(db, partnerId === null ? [] : [partnerId]);
  return rows.map(({ actorKind, role, affiliateId, day, times }) => {
    const isPartner = affiliateId !== null && affiliateId === partnerId;
    const who =
      actorKind === 'staff'
        ? (role ?? 'read_only')
        : actorKind === 'key'
          ? ('program' as const)
          : isPartner
            ? ('partner' as const)
            : ('former' as const);
    return { who, name: isPartner ? (names.get(affiliateId) ?? null) : null, day, times };
  });
}
