import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { sortText } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { savedViews } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';

const { id, ownerId, name, isShared } = savedViews;

const columns = columnsOf(savedViews, 'id ownerId name query isShared');

export type ViewRow = Pick<typeof savedViews.$inferSelect, keyof typeof columns>;

function isSeenBy(staffId: number) {
  return or(eq(ownerId, staffId), eq(isShared, true));
}

/** A member's own views and those others share, by name. */
export function findViews(db: Queryable, staffId: number): Promise<ViewRow[]> {
  return db.drizzle
    .select(columns)
    .from(savedViews)
    .where(isSeenBy(staffId))
    .orderBy(asc(sortText(name)), asc(id));
}

/** One of these; undefined when there is none that this person may see. */
export async function findView(db: Queryable, staffId: number, viewId: number) {
  const [view] = await db.drizzle
    .select(columns)
    .from(savedViews)
    .where(and(eq(id, viewId), isSeenBy(staffId)));
  return view;
}

/** Saves a view; one of the same name by the same person, in any case, is replaced. */
export async function saveView(tx: AuditedTransaction, view: Omit<ViewRow, 'id'>) {
  const [replaced] = await tx.drizzle
    .update(savedViews)
    .set({ ...view, updatedAt: sql`now()` })
    .where(and(eq(ownerId, view.ownerId), sql`lower(${name}) = lower(${view.name})`))
    .returning(columns);
  if (replaced) {
    return replaced;
  }
  const [saved] = await tx.drizzle.insert(savedViews).values(view).returning(columns);
  return saved!;
}

/** Deletes a view of this member; undefined if there is none. */
export async function removeView(tx: AuditedTransaction, staffId: number, viewId: number) {
  const [removed] = await tx.drizzle
    .delete(savedViews)
    .where(and(eq(id, viewId), eq(ownerId, staffId)))
    .returning(columns);
  return removed;
}
