import { contactChannels } from '#core/domain/contact/consent-ticked.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findConsents } from './queries.ts';

/**
 * What was said of a lead's consent, the first record first. Records from a time when every lead was
 * written down as agreed count only if their page named a published text.
 */
export async function readConsents(db: Queryable, leadId: number) {
  const records = await findConsents(db, leadId);
  return records.map((record) => {
    const granted = record.granted && record.isVersionConfirmed;
    return {
      ...record,
      granted,
      channels: contactChannels.filter((channel) => granted && record.channels.includes(channel)),
    };
  });
}
