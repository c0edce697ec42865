import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Milestone } from '#core/domain/milestones.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** A mail to an affiliate about a milestone of a lead. */
export interface MilestoneMail {
  leadId: number;
  affiliateId: number;
  recipient: string;
  language: Language;
  milestone: Milestone;
}

/** What a mail about a milestone is written once for. */
export function milestoneEvent({
  leadId,
  affiliateId,
  milestone,
}: Pick<MilestoneMail, 'leadId' | 'affiliateId' | 'milestone'>): string {
  return `milestone:${leadId}:${affiliateId}:${milestone}`;
}

/**
 * Enqueues mails about milestones, due so many minutes from now. Of each milestone of a lead one is
 * written; one that was kept back (its status was taken back before it left) waits anew.
 */
export async function insertMilestoneMails(
  tx: AuditedTransaction,
  mails: readonly MilestoneMail[],
  minutes: number,
): Promise<void> {
  const due = sql`now() + make_interval(mins => ${minutes}::int)`;
  const rows = mails.map(({ affiliateId, milestone, ...mail }) => ({
    ...mail,
    kind: 'milestone',
    payload: { affiliateId, milestone },
    event: milestoneEvent({ leadId: mail.leadId, affiliateId, milestone }),
    runAt: due,
  }));
  await tx.drizzle
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: jobs.event,
      targetWhere: sql`event is not null`,
      set: {
        status: 'waiting',
        attempts: 0,
        runAt: due,
        lastError: null,
      },
      setWhere: eq(jobs.status, 'withheld'),
    });
}

/** How many of these events nothing was mailed for yet; what was kept back waits anew. */
export async function countNewEvents(db: Queryable, events: readonly string[]): Promise<number> {
  if (events.length === 0) {
    return 0;
  }
  const mailed = and(inArray(jobs.event, [...events]), ne(jobs.status, 'withheld'));
  return events.length - (await db.drizzle.$count(jobs, mailed));
}

/** Mails on new referrals that were kept back, of leads that staff have taken on, are due again. */
export async function releaseReferralMails(
  tx: AuditedTransaction,
  leadIds: readonly number[],
): Promise<void> {
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

/** A mail to an affiliate about a lead that staff gave them. */
export interface ReferralMail {
  leadId: number;
  affiliateId: number;
  recipient: string;
  language: Language;
  handoverId: number;
}

/** Enqueues the mail about a new referral. */
export async function insertReferralMail(
  tx: AuditedTransaction,
  { affiliateId, handoverId, ...mail }: ReferralMail,
): Promise<void> {
  await tx.drizzle.insert(jobs).values({
    ...mail,
    kind: 'affiliate_notification',
    payload: { affiliateId },
    event: `referral:${mail.leadId}:${handoverId}`,
  });
}
