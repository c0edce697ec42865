import type { Queryable } from '#server/db/queryable.ts';
import { presentLead } from './present.ts';
import { listLeads } from './queries.ts';

/** The newest leads, as rows of a list. */
export async function listNewestLeads(db: Queryable, count: number) {
  return (
    await listLeads(db, {
      page: 1,
      pageSize: count,
      sort: 'createdAt',
      direction: 'desc',
    })
  ).map(presentLead);
}
