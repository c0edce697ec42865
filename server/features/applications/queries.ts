import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { consentRecords } from '#server/db/tables/leads.ts';

/** The proofs of a lead's consent, the first one first. */
export function findConsents(db: Queryable, leadId: number) {
  return db.drizzle
    .select({
      purpose: consentRecords.purpose,
      version: consentRecords.version,
      language: consentRecords.language,
      channels: consentRecords.channels,
      text: consentRecords.text,
      isVersionConfirmed: consentRecords.isVersionConfirmed,
      wasPrechecked: consentRecords.wasPrechecked,
      pageUrl: consentRecords.pageUrl,
      ipAddress: consentRecords.ipAddress,
      userAgent: consentRecords.userAgent,
      recordedAt: consentRecords.recordedAt,
    })
    .from(consentRecords)
    .where(eq(consentRecords.leadId, leadId))
    .orderBy(consentRecords.recordedAt);
}
