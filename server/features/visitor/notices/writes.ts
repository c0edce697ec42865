import { and, eq, sql } from 'drizzle-orm';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import { negativeNotices } from '#server/db/tables/negative-notices.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { eventOf } from './policy.ts';
import { isUnaddressed, isUnsent, type NoticeRow } from './queries.ts';

// Another answer of no, an address and the letter itself each end a decision not to send it.
const notSetAside = { setAsideAt: null, setAsideBy: null, setAsideReason: null };

export type NewNotice = Omit<
  typeof negativeNotices.$inferInsert,
  | 'id'
  | 'token'
  | 'way'
  | 'email'
  | 'postalAddress'
  | 'consentId'
  | 'askedAt'
  | 'sentAt'
  | 'sentBy'
  | keyof typeof notSetAside
>;

/**
 * Stores a notice and returns the token of its page. While no address is known, a later answer of
 * the same visit, name and number takes its place; the due date of the first one stays.
 */
export async function insertNotice(db: Queryable, notice: NewNotice) {
  const { dueAt: _first, sessionId: _same, mobileNumber: _number, name: _name, ...newest } = notice;
  const [row] = await db.drizzle
    .insert(negativeNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: [negativeNotices.sessionId, negativeNotices.mobileNumber, negativeNotices.name],
      targetWhere: sql`way is null and session_id is not null`,
      set: { ...newest, ...notSetAside },
    })
    .returning({ token: negativeNotices.token });
  return row!.token;
}

interface ByEmail {
  email: string;
  consent: Omit<typeof consentRecords.$inferInsert, 'id' | 'recordedAt'>;
  at: Date;
}

/**
 * Addresses a notice and hands it to the outbox, with the proof of the consent; undefined if it had
 * an address: then the caller has to roll back. The mailed text is the stored one.
 */
export async function addressByEmail(tx: Transaction, id: number, { email, consent, at }: ByEmail) {
  const [agreed] = await tx.drizzle
    .insert(consentRecords)
    .values({ ...consent, email })
    .returning({ id: consentRecords.id });
  const [row] = await tx.drizzle
    .update(negativeNotices)
    .set({ way: 'email', email, consentId: agreed!.id, askedAt: at, sentAt: at, ...notSetAside })
    .where(and(eq(negativeNotices.id, id), isUnaddressed))
    .returning();
  if (!row) {
    return undefined;
  }
  const { text, name, language } = row;
  await insertMail(tx, {
    kind: 'negative_notice',
    event: eventOf(id),
    recipient: email,
    language,
    payload: { text, name },
  });
  return row;
}

/** Addresses a notice that staff send as a letter; undefined if it had an address. */
export async function addressByLetter(
  db: Queryable,
  id: number,
  { postalAddress, at }: { postalAddress: string; at: Date },
): Promise<NoticeRow | undefined> {
  const [row] = await db.drizzle
    .update(negativeNotices)
    .set({ way: 'letter', postalAddress, askedAt: at, ...notSetAside })
    .where(and(eq(negativeNotices.id, id), isUnaddressed))
    .returning();
  return row;
}

/** Marks a letter as sent, set aside or not; undefined if it is out already. */
export function markSent(
  tx: AuditedTransaction,
  id: number,
  { postalAddress, at, by }: { postalAddress: string; at: Date; by: number },
) {
  return changeUnsent(tx, id, {
    way: 'letter',
    postalAddress,
    sentAt: at,
    sentBy: by,
    ...notSetAside,
  });
}

/** Sets a notice aside; undefined if it is out already. */
export function markSetAside(
  tx: AuditedTransaction,
  id: number,
  { reason, at, by }: { reason: string; at: Date; by: number },
) {
  return changeUnsent(tx, id, { setAsideAt: at, setAsideBy: by, setAsideReason: reason });
}

async function changeUnsent(
  tx: AuditedTransaction,
  id: number,
  values: Partial<typeof negativeNotices.$inferInsert>,
): Promise<NoticeRow | undefined> {
  const [row] = await tx.drizzle
    .update(negativeNotices)
    .set(values)
    .where(and(eq(negativeNotices.id, id), isUnsent))
    .returning();
  return row;
}
