import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';

// No lead scope: the ids were found within the scope of the actor.

/** The address that the person of a lead gave, while a changed one is unconfirmed. */
export async function findUnconfirmed(db: Queryable, leadId: number) {
  const { id, email, formerEmails } = leads;
  const [row] = await db.drizzle
    .select({ given: sql<string>`${formerEmails}[1]` })
    .from(leads)
    .where(and(eq(id, leadId), sql`not is_given_mailbox(${id}, ${email})`));
  return row?.given;
}
