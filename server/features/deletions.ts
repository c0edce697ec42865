import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { restorableDays, restorableUntil } from '#core/domain/operations/kept-data.ts';
import { findLastActors } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { nameStaff } from './name-staff.ts';

const earliest = sql`now() - make_interval(days => ${restorableDays}::int)`;

/** Whether a row is deleted and can still be restored, by its `deletedAt` column. */
export function isRestorable(deletedAt: PgColumn): SQL {
  return and(isNotNull(deletedAt), sql`${deletedAt} >= ${earliest}`)!;
}

/** Whether a row was deleted too long ago to be restored; false if it is not deleted. */
export function isTooOldToRestore(deletedAt: PgColumn): SQL<boolean> {
  return sql<boolean>`coalesce(${deletedAt} < ${earliest}, false)`;
}

/** 410 for a thing, such as `lead`, that was deleted too long ago to be restored. */
export function tooLateToRestore(noun: string): HttpError {
  return new HttpError(
    410,
    `This ${noun} was deleted more than ${restorableDays} days ago and cannot be restored.`,
  );
}

interface DeletedRow {
  id: number;
  deletedAt: Date | null;
}

/**
 * Deleted rows, with when and by whom they were deleted, and until when they can be restored;
 * `entity` as in the audit log. A row restored in the meantime is left out.
 */
export async function describeDeletions<Row extends DeletedRow>(
  db: Queryable,
  entity: 'lead' | 'affiliate',
  rows: readonly Row[],
) {
  const ids = rows.map(({ id }) => id);
  const deleters = await findLastActors(db, { entity, ids, actions: [`${entity}.delete`] });
  const names = await nameStaff(db, [...deleters.values()]);
  return rows.flatMap((row) => {
    const { id, deletedAt } = row;
    const deletion = deletedAt && {
      deletedAt,
      deletedBy: names.get(deleters.get(id) ?? 0) ?? null,
      restorableUntil: restorableUntil(deletedAt),
    };
    return deletion ? [{ ...row, ...deletion }] : [];
  });
}
