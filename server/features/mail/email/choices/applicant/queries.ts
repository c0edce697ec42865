import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leadAddress, leads } from '#server/db/tables/leads.ts';
import { applicantMailChoices, applicantMailLinks } from '#server/db/tables/mail-choices.ts';
import type { ContactedLead } from '../../../../permission/read-permission.ts';
import type { AuditedTransaction } from '../../../../transaction.ts';
import { isLinkToken } from '../queries.ts';

// No lead scope: a link speaks for the mailbox of its lead.

/** The token of the link in mails about a lead to an address; created with the first one. */
export async function applicantTokenOf(db: Queryable, leadId: number, address: string) {
  const { mailbox, token } = applicantMailLinks;
  const [row] = await db.drizzle
    .insert(applicantMailLinks)
    .values({ leadId, mailbox: sql`fold_mailbox(${address})` })
    .onConflictDoUpdate({ target: [applicantMailLinks.leadId, mailbox], set: { leadId } })
    .returning({ token });
  return row!.token;
}

/**
 * The choices of a link's applicant; null for an invalid link. The link of a deleted lead still
 * works, because its mails were sent. `mayReturn` is whether it may switch mails on: it went to the
 * address of now, which the person gave or confirmed.
 */
export async function readApplicantChoices(db: Queryable, token: string) {
  if (!isLinkToken(token)) {
    return null;
  }
  const { mailbox } = applicantMailLinks;
  const { id, email } = leads;
  const [applicant] = await db.drizzle
    .select({
      leadId: id,
      email: leadAddress.email,
      mailbox: sql<string>`coalesce(${mailbox}, fold_mailbox(${email}), '')`,
      language: leads.language,
      mayReturn: sql<boolean | null>`
        ${mailbox} = fold_mailbox(${email}) and is_given_mailbox(${id}, ${email})`,
    })
    .from(applicantMailLinks)
    .innerJoin(leads, eq(id, applicantMailLinks.leadId))
    .where(eq(applicantMailLinks.token, token));
  if (applicant === undefined) {
    return null;
  }
  const ofLink = { id: 0, email: applicant.mailbox };
  const optOuts = await findOptOuts(db, [{ ...applicant, id: applicant.leadId }, ofLink]);
  const wantsFollowUps = !optOuts.has(applicant.leadId);
  return { ...applicant, wantsFollowUps, isOptedOut: !wantsFollowUps && optOuts.has(0) };
}

/** Waits for an erasure of the link's person, and blocks the next until the transaction ends. */
export async function holdApplicant(tx: AuditedTransaction, token: string) {
  if (isLinkToken(token)) {
    await tx.drizzle
      .select({ id: leads.id })
      .from(applicantMailLinks)
      .innerJoin(leads, eq(leads.id, applicantMailLinks.leadId))
      .where(eq(applicantMailLinks.token, token))
      .for('key share', { of: leads });
  }
}

export type ApplicantChoices = NonNullable<Awaited<ReturnType<typeof readApplicantChoices>>>;

/** A mailbox that did not apply has the id 0. */
type Asked = Pick<ContactedLead, 'id' | 'email'>;

// It follows mailbox and lead as a stop does, also a half of a merged one and former addresses. A
// newer choice of the same mailbox ends it, and one on the lead while that has the choice's address.
const optOutsText = `
with asked as materialized (
  select id, email from unnest($1::bigint[], $2::text[]) as given (id, email)
), half as materialized (
  select asked.id as asked_id, l.id, array_append(l.former_emails, l.email::text) as emails
  from asked join leads l on l.id = any (
    case when exists (select from leads m where m.merged_into_id = asked.id)
      then leads_of_person(asked.id) else array[asked.id] end)
), choice as materialized (
  select asked_id, c.* from (
    select id as asked_id, email from asked union select asked_id, unnest(emails) from half
  ) address join applicant_mail_choices c on c.mailbox = fold_mailbox(email) and email <> ''
  union
  select asked_id, c.* from half join applicant_mail_choices c on c.lead_id = half.id
)
select asked_id as "leadId", created_at as at, via,
  lead_id <> asked.id or fold_mailbox($3) not in (mailbox, fold_mailbox(email)) as "isElsewhere"
from choice join asked on asked.id = asked_id
where not wants_follow_ups and not exists (
  select from applicant_mail_choices back
  where back.mailbox in (choice.mailbox, fold_mailbox(email)) and back.wants_follow_ups
    and (back.created_at, back.id) > (choice.created_at, choice.id)
    and (back.mailbox = choice.mailbox or back.lead_id = asked.id))
order by at, choice.id`;

async function readOptOuts(db: Queryable, asked: readonly Asked[], asker = '') {
  const columns = [asked.map(({ id }) => id), asked.map(({ email }) => email), asker];
  const { rows } = await db.query<{
    leadId: number;
    at: Date;
    via: 'one_click' | 'page';
    isElsewhere: boolean;
  }>(optOutsText, columns);
  return rows;
}

/** When and how these leads last opted out of follow-ups, by id; those that did not are left out. */
export async function findOptOuts(db: Queryable, asked: readonly Asked[]) {
  const rows = await readOptOuts(db, asked);
  return new Map(rows.map(({ leadId, at, via }) => [leadId, { at, via }]));
}

/** The same of one lead, or of a mailbox that did not apply; null if it did not opt out. */
export async function findOptOut(db: Queryable, { id, email }: Asked) {
  return (await findOptOuts(db, [{ id, email }])).get(id) ?? null;
}

/** Whether an opt-out of a lead may be another person's word than that of a mailbox's reader. */
export async function wasOptedOutElsewhere(db: Queryable, lead: Asked, mailbox: string) {
  const rows = await readOptOuts(db, [lead], mailbox);
  return rows.some(({ isElsewhere }) => isElsewhere);
}

interface NewChoice {
  leadId: number;
  mailbox: string;
  wantsFollowUps: boolean;
  via: 'one_click' | 'page';
  ipAddress: string;
}

export async function insertApplicantChoice(
  tx: AuditedTransaction,
  { mailbox, ...choice }: NewChoice,
) {
  await tx.drizzle
    .insert(applicantMailChoices)
    .values({ ...choice, mailbox: sql`fold_mailbox(${mailbox})` });
}

/** An opt-out made on one of two leads since a moment, while they were merged, applies to both. */
export async function shareOptOuts(tx: AuditedTransaction, ids: [number, number], since: Date) {
  await tx.query(
    `insert into applicant_mail_choices (lead_id, mailbox, wants_follow_ups, via, created_at)
     select case lead_id when $1 then $2::bigint else $1 end, mailbox, false, via, created_at
     from applicant_mail_choices
     where lead_id in ($1, $2) and not wants_follow_ups and created_at >= $3`,
    [...ids, since],
  );
}
