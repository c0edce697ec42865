import { sql } from 'drizzle-orm';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Database } from '#server/db/open.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import { nearMissWatches } from '#server/db/tables/near-miss.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { waitingOf, type Watched } from './queries.ts';

type NewWatch = Omit<typeof nearMissWatches.$inferInsert, 'consentId'>;

/**
 * Stores a watch with its consent record. Returns the token that ends this one. The same answers
 * again make another watch: a person who types a mailbox ends only their own, and learns nothing of
 * anyone else's.
 */
export function insertWatch(
  db: Database,
  watch: NewWatch,
  consent: typeof consentRecords.$inferInsert,
) {
  return db.transaction(async (tx) => {
    const { id } = consentRecords;
    const [agreed] = await tx.drizzle.insert(consentRecords).values(consent).returning({ id });
    const { stopToken } = nearMissWatches;
    const row = { ...watch, consentId: agreed!.id };
    const [stored] = await tx.drizzle.insert(nearMissWatches).values(row).returning({ stopToken });
    return stored!.stopToken;
  });
}

// The rule of `checkEligibility` in SQL.
const isMet = `done_at is null and credit_score >= $1 and home_price >= $2 and state = any ($3)`;

const toldText = `
with told as (
  update near_miss_watches set done_at = now(), outcome = 'told'
  where ${isMet} and fold_mailbox(email) in (
    select distinct fold_mailbox(email) from near_miss_watches where ${isMet} limit $4
  )
  returning id, email, language, asked_at
)
select distinct on (fold_mailbox(email)) id, email, language
from told order by fold_mailbox(email), asked_at, id`;

type ToldWatch = Pick<typeof nearMissWatches.$inferSelect, 'id' | 'email' | 'language'>;

/**
 * Marks the watches of at most `count` mailboxes whose answers meet these terms as told; the first
 * of each mailbox, so that typing it again does not change the language of its mail.
 */
export async function markTold(
  tx: AuditedTransaction,
  { minCreditScore, minHomePrice, eligibleStates }: ProgrammeTerms,
  count: number,
): Promise<ToldWatch[]> {
  const values = [minCreditScore, minHomePrice, [...eligibleStates], count];
  const { rows } = await tx.query<ToldWatch>(toldText, values);
  return rows;
}

/** Ends those of these that wait; returns how many ended. */
export async function endWatches(tx: AuditedTransaction, watched: Watched) {
  const { rowCount } = await tx.drizzle
    .update(nearMissWatches)
    .set({ doneAt: sql`now()`, outcome: 'ended' })
    .where(waitingOf(watched));
  return rowCount ?? 0;
}
