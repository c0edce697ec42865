import type { Queryable } from '#server/db/queryable.ts';
import { presentAffiliate } from './present.ts';
import { type AffiliateQuery, countAffiliates, listAffiliates } from './queries.ts';

/** A page of partners. */
export async function listAffiliatePage(db: Queryable, query: AffiliateQuery, publicUrl: string) {
  const [rows, count] = [await listAffiliates(db, query), await countAffiliates(db, query)];
  return {
    items: rows.map((row) => presentAffiliate(row, publicUrl)),
    ...count,
    page: query.page,
    pageSize: query.pageSize,
  };
}
