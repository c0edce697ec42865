import type { Queryable } from '#server/db/queryable.ts';
import { findLeadMails } from './queries.ts';

/** The mails about a lead, in the order they were written. */
export async function listLeadMails(db: Queryable, leadId: number) {
  const mails = await findLeadMails(db, leadId);
  return mails.map(({ status, createdAt, sentAt, ...mail }) => ({
    ...mail,
    status: status === 'done' ? 'sent' : status,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
