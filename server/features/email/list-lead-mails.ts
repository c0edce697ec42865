import type { Queryable } from '#server/db/queryable.ts';
import { findLeadMails } from './queries.ts';

/** The mails about a lead, in the order they were written. */
export async function listLeadMails(db: Queryable, leadId: number) {
  const mails = await findLeadMails(db, leadId);
  return mails.map(({ createdAt, sentAt, ...mail }) => ({
    ...mail,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
