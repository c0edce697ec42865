import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Milestone } from '#core/domain/partners/milestones.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { leadAddress, leads } from '#server/db/tables/leads.ts';
import { allMails, sentMails } from '#server/db/tables/mails.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

// No lead scope: a mail speaks of its lead, whoever may see that one.

export interface MilestoneMail {
  leadId: number;
  affiliateId: number;
  recipient: string;
  language: Language;
  milestone: Milestone;
}

/** Unique among jobs, so that each milestone of a lead causes one mail. */
export function milestoneEvent({
  leadId,
  affiliateId,
  milestone,
}: Pick<MilestoneMail, 'leadId' | 'affiliateId' | 'milestone'>): string {
  return `milestone:${leadId}:${affiliateId}:${milestone}`;
}

/**
 * Enqueues mails of events, due in `minutes`. An event that was mailed before is skipped; if its
 * mail was withheld (the status was changed back in time), that mail waits again.
 */
async function insertEventMails(
  tx: AuditedTransaction,
  rows: readonly (typeof jobs.$inferInsert)[],
  minutes: number,
  renewed: { recipient?: SQL } = {},
) {
  if (rows.length === 0) {
    return;
  }
  const due = sql`now() + make_interval(mins => ${minutes}::int)`;
  await tx.drizzle
    .insert(jobs)
    .values(rows.map((row) => ({ ...row, runAt: due })))
    .onConflictDoUpdate({
      target: jobs.event,
      targetWhere: sql`event is not null`,
      set: {
        ...renewed,
        status: 'waiting',
        attempts: 0,
        runAt: due,
        lastError: null,
      },
      setWhere: eq(jobs.status, 'withheld'),
    });
  // In a statement of its own: a mail that left in the meantime is in the other table by now.
  const events = rows.flatMap(({ event }) => event ?? []);
  const sent = tx.drizzle
    .select({ event: sentMails.event })
    .from(sentMails)
    .where(inArray(sentMails.event, events));
  await tx.drizzle.delete(jobs).where(and(inArray(jobs.event, events), inArray(jobs.event, sent)));
}

/** Enqueues one mail for each milestone, due in `minutes`. */
export function insertMilestoneMails(
  tx: AuditedTransaction,
  mails: readonly MilestoneMail[],
  minutes: number,
) {
  const rows = mails.map((mail) => {
    const { leadId, recipient, language, affiliateId, milestone } = mail;
    const payload = { affiliateId, milestone };
    return { kind: 'milestone', leadId, recipient, language, payload, event: milestoneEvent(mail) };
  });
  return insertEventMails(tx, rows, minutes);
}

/** How many of these events have no mail yet, or a withheld one. */
export async function countNewEvents(db: Queryable, events: readonly string[]) {
  if (events.length === 0) {
    return 0;
  }
  const mailed = and(inArray(allMails.event, [...events]), ne(allMails.status, 'withheld'));
  return events.length - (await db.drizzle.$count(allMails, mailed));
}

/** Makes withheld mails about these new referrals due. */
export async function releaseReferralMails(tx: AuditedTransaction, leadIds: readonly number[]) {
  if (leadIds.length === 0) {
    return;
  }
  await tx.drizzle
    .update(jobs)
    .set({
      status: 'waiting',
      attempts: 0,
      runAt: sql`now()`,
      lastError: null,
    })
    .where(
      and(
        inArray(jobs.leadId, [...leadIds]),
        eq(jobs.kind, 'affiliate_notification'),
        eq(jobs.status, 'withheld'),
      ),
    );
}

/** Unique among jobs, so that each lead causes one follow-up. */
export function followUpEvent(leadId: number): string {
  return `follow_up:${leadId}`;
}

/** Enqueues one follow-up for each lead, due in `minutes`. */
export async function insertFollowUps(
  tx: AuditedTransaction,
  leadIds: readonly number[],
  minutes: number,
) {
  if (leadIds.length === 0) {
    return;
  }
  const applicants = await tx.drizzle
    .select({ leadId: leads.id, recipient: leadAddress.email, language: leads.language })
    .from(leads)
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(leads.id);
  const rows = applicants.map((applicant) => ({
    ...applicant,
    kind: 'follow_up',
    event: followUpEvent(applicant.leadId),
  }));
  await insertEventMails(tx, rows, minutes, { recipient: sql`excluded.recipient` });
}
