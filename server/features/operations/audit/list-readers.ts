import type { Queryable } from '#server/db/queryable.ts';
import { findReaders } from './queries.ts';

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
