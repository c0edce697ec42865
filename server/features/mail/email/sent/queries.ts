import { and, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { readLeadReference } from '#core/domain/leads/lead-reference.ts';
import {
  type MailKind,
  mailKinds,
  type MailState,
  staffMailKind,
} from '#core/domain/mail/mail-kind.ts';
import { holdsTyped } from '#server/db/search/match-leads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { allMails, firstEventOf } from '#server/db/tables/mails.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { isOfPerson } from '../../../person.ts';
import { dueAgain, testMailKind } from '../queries.ts';

interface MailFilters {
  q?: string | undefined;
  status?: MailState | undefined;
  kind?: MailKind | typeof staffMailKind | undefined;
}

export type SentMailQuery = PageQuery<'createdAt'> & MailFilters;

const isMail = inArray(allMails.kind, [...mailKinds, staffMailKind, testMailKind]);
const isJobOfMail = and(
  isNull(jobs.key),
  inArray(jobs.kind, [...mailKinds, staffMailKind, testMailKind]),
);

const columns = {
  ...columnsOf(allMails, 'id kind recipient status attempts lastError serverAnswer createdAt'),
  ...columnsOf(allMails, 'sentAt runAt leadId payload'),
};

export type ListedMail = SelectResultFields<typeof columns>;

function isAbout(q: string): SQL | undefined {
  const lead = readLeadReference(q);
  const isOfLead = lead === null ? undefined : eq(allMails.leadId, lead);
  // The index of recipients has only mails with a recipient.
  const isTo = holdsTyped(sql`fold_text(${allMails.recipient})`, q);
  return or(isOfLead, and(isNotNull(allMails.recipient), isTo));
}

function conditionOf({ q, status, kind }: MailFilters): SQL | undefined {
  const stored = status === 'sent' ? 'done' : status;
  return and(
    isMail,
    stored && eq(allMails.status, stored),
    kind && eq(allMails.kind, kind),
    q ? isAbout(q) : undefined,
  );
}

export function sentMailList(filters: MailFilters) {
  return {
    table: allMails,
    columns,
    sorts: { createdAt: byColumn(allMails.createdAt) },
    where: conditionOf(filters),
  };
}

/** One mail as it is stored; undefined if there is none with this id. */
export async function findSentMail(db: Queryable, id: number) {
  const { language, messageId, handovers, event } = allMails;
  const [row] = await db.drizzle
    .select({ ...columns, language, messageId, handovers, event })
    .from(allMails)
    .where(and(eq(allMails.id, id), isMail));
  return row;
}

/**
 * Every mail about the person of a lead, and those of the notices with these events, with its
 * words, oldest first.
 */
export function findMailsOfLead(db: Queryable, leadId: number, events: readonly string[]) {
  const areOfNotices = and(
    eq(allMails.kind, 'negative_notice'),
    inArray(firstEventOf(allMails.event), [...events]),
  );
  const { language, messageId } = allMails;
  return db.drizzle
    .select({ ...columns, language, messageId })
    .from(allMails)
    .where(and(or(isOfPerson(allMails.leadId, leadId), areOfNotices), isMail))
    .orderBy(allMails.createdAt, allMails.id);
}

export type SentMail = NonNullable<Awaited<ReturnType<typeof findSentMail>>>;

const mostCounted = 100;

/**
 * Changes when a mail was written or sent: the id of the newest, and how many wait, at most a
 * hundred. Read from the ends of indexes.
 */
export async function markMails(db: Queryable) {
  const [newest] = await db.drizzle
    .select({ id: allMails.id })
    .from(allMails)
    .where(isMail)
    .orderBy(desc(allMails.createdAt), desc(allMails.id))
    .limit(1);
  const waiting = await db.drizzle
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'waiting'), isJobOfMail))
    .limit(mostCounted);
  return `${newest?.id ?? 'none'}, ${waiting.length}`;
}

/** Keeps others from changing an unsent mail until the transaction ends; a worker waits as well. */
export async function lockMail(tx: AuditedTransaction, id: number) {
  await tx.drizzle.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update');
}

/** Enqueues a copy of an earlier mail; returns its id. */
export async function insertCopy(
  tx: AuditedTransaction,
  { kind, recipient, language, leadId, event }: SentMail,
  payload: Readonly<Record<string, unknown>>,
) {
  // No application leads to the copy of a notice: its event does.
  const ofNotice =
    kind === 'negative_notice' && event
      ? { event: sql`${firstEventOf(event)} || ':copy:' || gen_random_uuid()` }
      : {};
  const [row] = await tx.drizzle
    .insert(jobs)
    .values({ kind, recipient, language, leadId, payload, ...ofNotice })
    .returning({ id: jobs.id });
  return row!.id;
}

/** Makes an unsent mail due now, with a day of tries. */
export async function makeDue(
  tx: AuditedTransaction,
  { id }: SentMail,
  payload: Readonly<Record<string, unknown>>,
) {
  await tx.drizzle
    .update(jobs)
    .set({ ...dueAgain, payload })
    .where(eq(jobs.id, id));
}

/** How many emails wait, those of later days included. */
export function countWaiting(db: Queryable) {
  return db.drizzle.$count(jobs, and(isJobOfMail, eq(jobs.status, 'waiting')));
}

/** How many emails written since then were given up: none of them leaves by itself any more. */
export function countGivenUp(db: Queryable, since: Date) {
  const isGivenUp = eq(jobs.status, 'failed');
  return db.drizzle.$count(jobs, and(isJobOfMail, isGivenUp, gte(jobs.createdAt, since)));
}

/** The words of these mails, and whether they match their checksum; null without one. */
export function findWords(db: Queryable, ids: readonly number[]) {
  const { id, subject, text, html, link, wordsHash } = allMails;
  const hash = sql`hash_words(${subject}, ${text}, ${html}, ${link})`;
  return db.drizzle
    .select({ id, subject, text, html, link, isWhole: sql<boolean | null>`${wordsHash} = ${hash}` })
    .from(allMails)
    .where(inArray(id, [...ids]));
}
