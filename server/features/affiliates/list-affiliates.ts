import type { Queryable } from '#server/db/queryable.ts';
import { presentAffiliate } from './present.ts';
import { type AffiliateQuestion, countAffiliates, listAffiliates } from './queries.ts';

/** A page of partners. */
export async function listAffiliatePage(
  db: Queryable,
  question: AffiliateQuestion,
  publicUrl: string,
) {
  const [rows, count] = [await listAffiliates(db, question), await countAffiliates(db, question)];
  return {
    items: rows.map((row) => presentAffiliate(row, publicUrl)),
    ...count,
    page: question.page,
    pageSize: question.pageSize,
  };
}
