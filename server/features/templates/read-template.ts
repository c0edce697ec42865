import type { Queryable } from '#server/db/queryable.ts';
import { noSuchTemplate } from './policy.ts';
import { presentTemplate } from './present.ts';
import { findTemplate } from './queries.ts';

/** One template; 404 if there is none. */
export async function readTemplate({ db }: { db: Queryable }, { id }: { id: number }) {
  const row = await findTemplate(db, id);
  if (!row) {
    throw noSuchTemplate();
  }
  return presentTemplate(row);
}
