import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { mostDuplicates } from '#core/contract/leads/merges.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leadMerges, leads } from '#server/db/tables/leads.ts';
import { leadRows, type LeadScope } from '../../lead-scope.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { rowColumns } from '../queries.ts';
import { within } from '../../scoped-leads.ts';
import { isShared, samePerson } from '../../person.ts';

type Person = Pick<typeof leads.$inferSelect, 'id'>;

function isDuplicateOf({ id }: Person): SQL | undefined {
  return and(sql`${leads.id} in (${samePerson(sql`${id}::bigint`)})`, ne(leads.id, id));
}

/** Whether two leads share a mailbox, however it is spelled, or a number. */
export async function areOfOnePerson(tx: Queryable, one: number, other: number) {
  const ids = [sql`${one}::bigint`, sql`${other}::bigint`] as const;
  const { rows } = await tx.drizzle.execute<{ are: boolean }>(
    sql`select ${isShared('mailbox', ...ids)} or ${isShared('phone', ...ids)} as are`,
  );
  return rows[0]!.are;
}

/** The person's other leads in the scope, newest first, and what they have in common. */
export function findDuplicates(db: Queryable, scope: LeadScope, person: Person) {
  const ids = [sql`leads.id`, sql`${person.id}::bigint`] as const;
  return db.drizzle
    .select({
      row: rowColumns,
      sameEmail: isShared('mailbox', ...ids),
      samePhone: isShared('phone', ...ids),
    })
    .from(leads)
    .where(and(isDuplicateOf(person), within(scope)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(mostDuplicates);
}

/** How many leads of a person each other owner has; counts leads outside the scope. */
export async function countOfOthers(db: Queryable, scope: LeadScope, person: Person) {
  if (leadRows(scope).kind === 'all') {
    return [];
  }
  return db.drizzle
    .select({ ownerId: leads.ownerId, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(isDuplicateOf(person), sql`not (${within(scope)})`))
    .groupBy(leads.ownerId)
    .orderBy(asc(leads.ownerId));
}

/** The surviving lead of a merged one, if it is in the scope; otherwise undefined. */
export async function findSurvivor(db: Queryable, scope: LeadScope, id: number) {
  const [row] = await db.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, sql`standing_lead(${id})`), ne(leads.id, id), within(scope)));
  return row?.id;
}

/** The rows of leads, without the columns that the database computes itself. */
export async function findRows(tx: AuditedTransaction, ids: readonly number[]) {
  const row = sql<object>`to_jsonb(${leads}) - 'search' - 'source_name'`;
  const rows = await tx.drizzle
    .select({ id: leads.id, row })
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  return new Map(rows.map((one) => [one.id, one.row]));
}

/** The two leads of a merge and their owners then; none if there is no such merge. */
export async function findMerged(tx: AuditedTransaction, id: number) {
  const { survivorId, mergedId, survivor, merged } = leadMerges;
  const [row] = await tx.drizzle
    .select({ survivorId, mergedId, kept: sql<object>`jsonb_build_array(${survivor}, ${merged})` })
    .from(leadMerges)
    .where(eq(leadMerges.id, id));
  const kept = (row?.kept ?? []) as { owner_id: number | null }[];
  return {
    leadIds: row ? [row.survivorId, row.mergedId] : [],
    ownerIds: kept.flatMap((lead) => lead.owner_id ?? []),
  };
}

/** A merge, locked so that it cannot be undone twice; undefined if there is none. */
export async function lockMerge(tx: AuditedTransaction, id: number) {
  const isTooOld = sql<boolean>`${leadMerges.mergedAt} < now() - make_interval(days => ${restorableDays}::int)`;
  const [merge] = await tx.drizzle
    .select({ ...getTableColumns(leadMerges), isTooOld })
    .from(leadMerges)
    .where(eq(leadMerges.id, id))
    .for('update');
  return merge;
}

/** The newest merge into a lead that has not been undone. */
export async function findLastMerge(tx: AuditedTransaction, survivorId: number) {
  const [last] = await tx.drizzle
    .select({ id: leadMerges.id })
    .from(leadMerges)
    .where(and(eq(leadMerges.survivorId, survivorId), isNull(leadMerges.undoneAt)))
    .orderBy(desc(leadMerges.mergedAt), desc(leadMerges.id))
    .limit(1);
  return last?.id;
}
