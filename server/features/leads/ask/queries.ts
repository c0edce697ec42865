import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { readLeadReference } from '#core/domain/leads/lead-reference.ts';
import { readTypedPhone } from '#core/domain/typed/typed-phone.ts';
import { findChangeLines } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import { readTelephone } from '../../telephone.ts';
import { mailboxesOf } from '../imports/read-cell.ts';

// No lead scope: tells who has a person whose exact address or number the actor knows.

/** Whether a lead has exactly this reference, number or mailbox; undefined for any other text. */
export function isExactly(q: string): SQL | undefined {
  const id = readLeadReference(q);
  const phone = readTypedPhone(q, readTelephone)?.number ?? null;
  if (id !== null || phone !== null) {
    return id === null ? eq(leads.phone, phone!) : eq(leads.id, id);
  }
  const [mailbox] = mailboxesOf(q);
  return mailbox === undefined
    ? undefined
    : sql`fold_mailbox(${leads.email}) = fold_mailbox(${mailbox})`;
}

/** Leads that a text names exactly and that a colleague of this member owns. */
export function findElsewhere(db: Queryable, staffId: number, q: string) {
  const { id, ownerId, createdAt, deletedAt, mergedIntoId } = leads;
  // What was merged into another lead names that one.
  const standing = sql`case when ${mergedIntoId} is null then ${id} else standing_lead(${id}) end`;
  const isNamed = sql`${id} in (select ${standing} from ${leads} where ${isExactly(q) ?? sql`false`})`;
  return db.drizzle
    .select({ id, ownerId: sql<number>`${ownerId}`.mapWith(ownerId) })
    .from(leads)
    .where(and(isNamed, isNull(deletedAt), isNotNull(ownerId), ne(ownerId, staffId)))
    .orderBy(createdAt, id)
    .limit(20);
}

/** Who waits for the owner's answer, until that or another owner, and when a lead was asked for. */
export async function findAsk(db: Queryable, entityId: number) {
  const actions = ['lead.ask', 'lead.ask_answer', 'lead.owner'];
  const lines = await findChangeLines(db, { entity: 'lead', entityId, actions });
  const asked = lines.find(({ action }) => action === 'lead.ask');
  return { asker: asked && asked === lines[0] ? asked.actorId : null, askedAt: asked?.at };
}
