import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { reportLines } from '#server/db/audit.ts';
import { erasures } from '#server/db/tables/erasure.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';
import { columnsIn, type PersonalPart } from './personal-data.ts';

// No lead scope: the ids were found within the scope of the actor.

type NewErasure = Pick<
  typeof erasures.$inferInsert,
  'leadIds' | 'reason' | 'staffId' | 'requestedAt' | 'eraseOn'
>;

export async function insertErasure(tx: AuditedTransaction, erasure: NewErasure) {
  const [row] = await tx.drizzle.insert(erasures).values(erasure).returning({ id: erasures.id });
  return row!.id;
}

/** Adds the number of emptied rows per table to the earlier counts. */
export async function keepErasedRows(
  tx: AuditedTransaction,
  id: number,
  { erasedRows, erasedAt }: { erasedRows: Record<string, number>; erasedAt: Date | null },
) {
  await tx.drizzle.update(erasures).set({ erasedRows, erasedAt }).where(eq(erasures.id, id));
}

/** Waits for writes about these leads that are under way, and makes later ones wait. */
export async function lockPersonRows(tx: AuditedTransaction, ids: readonly number[]) {
  await tx.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
    .for('update');
}

/** Hides leads for good; returns how many of them were not sealed before. */
export async function markSealed(tx: AuditedTransaction, ids: readonly number[]) {
  const rows = await tx.drizzle
    .update(leads)
    .set({
      deletedAt: sql`coalesce(${leads.deletedAt}, now())`,
      sealedAt: sql`now()`,
      updatedAt: changedNow,
    })
    .where(and(inArray(leads.id, [...ids]), isNull(leads.sealedAt)))
    .returning({ id: leads.id });
  return rows.length;
}

export interface Person {
  leads: readonly number[];
  sessions: readonly string[];
  phones: readonly string[];
  mailboxes: readonly string[];
  /** Search texts that identify the person. */
  words: readonly string[];
}

/** Empties the rows of a person through the database's own function; returns how many, by table. */
export async function eraseRows(
  tx: AuditedTransaction,
  { leads: ids, sessions, phones, mailboxes, words }: Person,
  { erasureId, staffId }: { erasureId: number; staffId: number | null },
  data: readonly PersonalPart[],
): Promise<Record<string, number>> {
  const plan = data.map(({ table, rows, erased, isRemoved = false }) => ({
    table,
    rows,
    columns: columnsIn(erased),
    isRemoved,
  }));
  await tx.query('select hand_on_browsers($1)', [ids]);
  const { rows } = await tx.query<{ counts: Record<string, number> }>(
    'select erase_rows($1, $2, $3, $4, $5, $6, $7, $8) as counts',
    [ids, sessions, phones, mailboxes, words, erasureId, staffId, JSON.stringify(plan)],
  );
  await reportLines(tx, { action: 'lead.erase', entity: 'erasure', ids: [erasureId] });
  return rows[0]!.counts;
}
