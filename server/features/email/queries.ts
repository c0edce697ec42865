import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '#core/domain/language.ts';
import { type MailKind, mailKinds } from '#core/domain/mail/mail-kind.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../transaction.ts';
import type { MailedAnswer } from './policy.ts';

// What the two mails about a lead say of it, or decide by.
const mailLeadColumns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  email: leads.email,
  phone: leads.phone,
  propertyState: leads.propertyState,
  homePrice: leads.homePrice,
  creditScore: leads.creditScore,
  timeline: leads.timeline,
  contactMethod: leads.contactMethod,
  isQualified: leads.isQualified,
  language: leads.language,
  suspicion: leads.suspicion,
} satisfies Record<MailedAnswer, PgColumn> & Record<string, PgColumn>;

export type MailLead = Pick<typeof leads.$inferSelect, keyof typeof mailLeadColumns>;

/** The lead a mail speaks of, unless it is gone. */
export async function findMailLead(
  db: Queryable,
  id: number | null,
): Promise<MailLead | undefined> {
  if (id === null) {
    return undefined;
  }
  const [lead] = await db.drizzle
    .select(mailLeadColumns)
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt)));
  return lead;
}

/**
 * Writes down the Message-ID of a mail before its first try, so that one that is sent twice by a
 * crash is recognised as one.
 */
export async function giveMessageId(db: Queryable, id: number, host: string): Promise<string> {
  const messageId = sql<string>`'<' || ${jobs.id} || '.' || gen_random_uuid() || '@' || ${host}::text || '>'`;
  const [row] = await db.drizzle
    .update(jobs)
    .set({ messageId })
    .where(eq(jobs.id, id))
    .returning({ messageId: jobs.messageId });
  return row!.messageId!;
}

/** Keeps with a mail what it says: its `payload` replaces what was kept at an earlier try. */
export async function keepWords(
  db: Queryable,
  id: number,
  words: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.drizzle.update(jobs).set({ payload: words }).where(eq(jobs.id, id));
}

/** The kind of the jobs that are tests of a template. */
export const testMailKind = 'template_test';

interface TestMail {
  recipient: string;
  templateId: number;
  language: Language;
}

/** Enqueues a test of a template, for the worker of mails. */
export async function insertTestMail(
  tx: AuditedTransaction,
  { recipient, templateId, language }: TestMail,
): Promise<void> {
  await tx.drizzle.insert(jobs).values({
    kind: testMailKind,
    recipient,
    language,
    payload: { templateId },
  });
}

/** A mail to an affiliate about the own account. */
export interface AccountMail {
  kind: MailKind;
  recipient: string;
  language: Language;
  affiliateId: number;
}

/** Enqueues a mail to an affiliate about the own account, in the transaction of its cause. */
export async function insertAccountMail(
  tx: Transaction,
  { affiliateId, ...mail }: AccountMail,
): Promise<void> {
  await tx.drizzle.insert(jobs).values({
    ...mail,
    payload: { affiliateId },
  });
}

/** Mails of a kind that were written to a mailbox in the last 24 hours, sent or not. */
export function countMails(db: Queryable, ofKind: MailKind, address: string): Promise<number> {
  const { kind, recipient, createdAt } = jobs;
  return db.drizzle.$count(
    jobs,
    and(
      eq(kind, ofKind),
      sql`fold_mailbox(${recipient}) = fold_mailbox(${address})`,
      gt(createdAt, sql`now() - interval '24 hours'`),
    ),
  );
}

/** Confirmations that went to a mailbox in the last 24 hours, however its address was spelt. */
export async function countConfirmations(db: Queryable, recipient: string): Promise<number> {
  const [row] = await db.drizzle
    .select({ sent: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, 'application_received'),
        sql`fold_mailbox(${jobs.recipient}) = fold_mailbox(${recipient})`,
        eq(jobs.status, 'done'),
        gt(jobs.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  return row!.sent;
}

/** The mails about a lead, in the order they were written. */
export function findLeadMails(db: Queryable, leadId: number) {
  const { kind, recipient, status, createdAt, doneAt } = jobs;
  return db.drizzle
    .select({
      kind,
      recipient,
      status,
      createdAt,
      sentAt: doneAt,
    })
    .from(jobs)
    .where(eq(jobs.leadId, leadId))
    .orderBy(jobs.id);
}

/** Mails of the last `days` days that did not leave wait for the worker again; answers how many. */
export async function makeUnsentDue(tx: AuditedTransaction, days: number): Promise<number> {
  const { rowCount } = await tx.drizzle
    .update(jobs)
    .set({
      status: 'waiting',
      attempts: 0,
      runAt: sql`now()`,
      lockedUntil: null,
      lastError: null,
    })
    .where(
      and(
        inArray(jobs.kind, [...mailKinds]),
        inArray(jobs.status, ['failed', 'no_server']),
        gt(jobs.createdAt, sql`now() - make_interval(days => ${days}::int)`),
      ),
    );
  return rowCount ?? 0;
}
