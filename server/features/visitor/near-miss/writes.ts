import { sql } from 'drizzle-orm';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { consentRecords } from '#server/db/tables/leads.ts';
import { nearMissWatches } from '#server/db/tables/near-miss.ts';
import { type RowOf, writtenColumns } from '#server/db/written-columns.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { waitingOf, type Watched } from './queries.ts';

const watchColumns = writtenColumns(nearMissWatches, [
  'id',
  'token',
  'stopToken',
  'consentId',
  'askedAt',
  'doneAt',
  'outcome',
]);
const consentColumns = writtenColumns(consentRecords, [
  'id',
  'leadId',
  'eligibilityCheckId',
  'recordedAt',
  'phone',
  'agreedAt',
]);

// The same answers again make another watch: a person who types a mailbox ends only their own, and
// learns nothing of anyone else's.
const insertText = `
with agreed as (
  insert into consent_records (${consentColumns.names})
  select filled.* from jsonb_to_record($2::jsonb) as filled (${consentColumns.definitions})
  returning id
)
insert into near_miss_watches (consent_id, ${watchColumns.names})
select agreed.id, filled.*
from agreed, jsonb_to_record($1::jsonb) as filled (${watchColumns.definitions})
returning stop_token as "stopToken"`;

/** Stores a watch and its consent record in one statement. Returns the token that ends this one. */
export async function insertWatch(
  db: Queryable,
  watch: RowOf<typeof watchColumns>,
  consent: RowOf<typeof consentColumns>,
): Promise<string> {
  const values = [JSON.stringify(watch), JSON.stringify(consent)];
  const { rows } = await db.query<{ stopToken: string }>(insertText, values);
  return rows[0]!.stopToken;
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

/** The watch whose mail tells a mailbox. */
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
export async function endWatches(tx: AuditedTransaction, watched: Watched): Promise<number> {
  const { rowCount } = await tx.drizzle
    .update(nearMissWatches)
    .set({ doneAt: sql`now()`, outcome: 'ended' })
    .where(waitingOf(watched));
  return rowCount ?? 0;
}
