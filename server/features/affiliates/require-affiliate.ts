import type { Queryable } from '#server/db/queryable.ts';
import { noSuchAffiliate } from './policy.ts';
import { hasAffiliate } from './queries.ts';

/** 404 unless there is a partner of this number who was not deleted. */
export async function requireAffiliate(db: Queryable, id: number): Promise<void> {
  if (!(await hasAffiliate(db, id))) {
    throw noSuchAffiliate();
  }
}
