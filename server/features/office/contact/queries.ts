import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { contactAttempts } from '#server/db/tables/leads.ts';
import { isOfPerson } from '../../person.ts';

export function countCalls(db: Queryable, leadId: number): Promise<number> {
  const isCall = and(
    isOfPerson(contactAttempts.leadId, leadId),
    eq(contactAttempts.channel, 'phone'),
  );
  return db.drizzle.$count(contactAttempts, isCall);
}

const mostAttempts = 50;

/** The latest calls and messages of a lead, newest first. */
export function findAttempts(db: Queryable, leadId: number) {
  const { id, channel, outcome, note, permission, override, madeAt, staffId } = contactAttempts;
  return db.drizzle
    .select({ id, channel, outcome, note, permission, override, madeAt, staffId })
    .from(contactAttempts)
    .where(isOfPerson(contactAttempts.leadId, leadId))
    .orderBy(desc(madeAt), desc(id))
    .limit(mostAttempts);
}
