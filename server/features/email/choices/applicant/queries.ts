import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leadAddress, leads } from '#server/db/tables/leads.ts';
import { applicantMailChoices, applicantMailLinks } from '#server/db/tables/mail-choices.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { isLinkToken } from '../queries.ts';

/** The token of the link in mails about a lead; created with the first one. */
export async function applicantTokenOf(db: Queryable, leadId: number): Promise<string> {
  const [row] = await db.drizzle
    .insert(applicantMailLinks)
    .values({ leadId })
    .onConflictDoUpdate({
      target: applicantMailLinks.leadId,
      set: { leadId: sql`excluded.lead_id` },
    })
    .returning({ token: applicantMailLinks.token });
  return row!.token;
}

/**
 * The choices of a link's applicant; null for an invalid link. The link of a deleted lead still
 * works, because its mails were sent.
 */
export async function readApplicantChoices(db: Queryable, token: string) {
  if (!isLinkToken(token)) {
    return null;
  }
  const [applicant] = await db.drizzle
    .select({ leadId: leads.id, email: leadAddress.email, language: leads.language })
    .from(applicantMailLinks)
    .innerJoin(leads, eq(leads.id, applicantMailLinks.leadId))
    .where(eq(applicantMailLinks.token, token));
  if (applicant === undefined) {
    return null;
  }
  const newest = await findNewestChoice(db, applicant.email);
  return { ...applicant, wantsFollowUps: newest?.wantsFollowUps ?? true };
}

/** Waits for an erasure of the link's person, and blocks the next until the transaction ends. */
export async function holdApplicant(tx: AuditedTransaction, token: string): Promise<void> {
  if (isLinkToken(token)) {
    await tx.drizzle
      .select({ id: leads.id })
      .from(applicantMailLinks)
      .innerJoin(leads, eq(leads.id, applicantMailLinks.leadId))
      .where(eq(applicantMailLinks.token, token))
      .for('key share', { of: leads });
  }
}

/** The choices on the page of an applicant's link. */
export type ApplicantChoices = NonNullable<Awaited<ReturnType<typeof readApplicantChoices>>>;

/** The newest choice of a mailbox, in any spelling of its address; undefined if there is none. */
async function findNewestChoice(db: Queryable, address: string) {
  const { mailbox, wantsFollowUps, via, createdAt, id } = applicantMailChoices;
  const [row] = await db.drizzle
    .select({ wantsFollowUps, via, createdAt })
    .from(applicantMailChoices)
    .where(eq(mailbox, sql`fold_mailbox(${address})`))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row;
}

// The newest choice, as above.
const optOutsText = `
select asked.email, newest.created_at as at, newest.via
from unnest($1::text[]) as asked (email)
cross join lateral (
  select * from applicant_mail_choices
  where mailbox = fold_mailbox(asked.email) order by created_at desc, id desc limit 1
) newest
where not newest.wants_follow_ups`;

/** When and how mailboxes opted out of follow-ups, by address; those that did not are left out. */
export async function findOptOuts(db: Queryable, emails: readonly string[]) {
  const { rows } = await db.query<{ email: string; at: Date; via: 'one_click' | 'page' }>(
    optOutsText,
    [emails],
  );
  return new Map(rows.map(({ email, at, via }) => [email, { at: at.toISOString(), via }]));
}

/** When and how a mailbox opted out of follow-ups; null if it did not. */
export async function findOptOut(db: Queryable, email: string) {
  return (await findOptOuts(db, [email])).get(email) ?? null;
}

/** The lead whose reader made the newest choice for a mailbox; null without one. */
export async function findChooser(db: Queryable, email: string): Promise<number | null> {
  const { leadId, mailbox, createdAt, id } = applicantMailChoices;
  const [newest] = await db.drizzle
    .select({ leadId })
    .from(applicantMailChoices)
    .where(eq(mailbox, sql`fold_mailbox(${email})`))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return newest?.leadId ?? null;
}

interface NewChoice {
  leadId: number;
  email: string;
  wantsFollowUps: boolean;
  via: 'one_click' | 'page';
  ipAddress: string;
}

export async function insertApplicantChoice(
  tx: AuditedTransaction,
  { email, ...choice }: NewChoice,
): Promise<void> {
  await tx.drizzle
    .insert(applicantMailChoices)
    .values({ ...choice, mailbox: sql`fold_mailbox(${email})` });
}
