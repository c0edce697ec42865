import { desc, eq, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import { applicantMailChoices, applicantMailLinks } from '#server/db/tables/mail-choices.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

/** The token of the link in mails about a lead; made with the first one. */
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

/** Whose mailbox a link speaks for. */
export interface Applicant {
  leadId: number;
  email: string;
  language: Language;
}

/** Whose link it is; `token` must look like one. A deleted lead's link works: its mails are out. */
export async function findApplicantOfLink(
  db: Queryable,
  token: string,
): Promise<Applicant | undefined> {
  const [row] = await db.drizzle
    .select({ leadId: leads.id, email: leads.email, language: leads.language })
    .from(applicantMailLinks)
    .innerJoin(leads, eq(leads.id, applicantMailLinks.leadId))
    .where(eq(applicantMailLinks.token, token));
  return row;
}

/** The newest word of a mailbox, however its address is spelt; undefined where it said none. */
export async function findNewestChoice(db: Queryable, address: string) {
  const { mailbox, wantsFollowUps, via, createdAt, id } = applicantMailChoices;
  const [row] = await db.drizzle
    .select({
      wantsFollowUps,
      via,
      createdAt,
    })
    .from(applicantMailChoices)
    .where(eq(mailbox, sql`fold_mailbox(${address})`))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

interface NewChoice {
  leadId: number;
  email: string;
  wantsFollowUps: boolean;
  via: 'one_click' | 'page';
  ipAddress: string;
}

/** Keeps what was chosen. */
export async function insertApplicantChoice(
  tx: AuditedTransaction,
  { email, ...choice }: NewChoice,
): Promise<void> {
  await tx.drizzle
    .insert(applicantMailChoices)
    .values({ ...choice, mailbox: sql`fold_mailbox(${email})` });
}
