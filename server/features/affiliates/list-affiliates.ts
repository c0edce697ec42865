import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentAffiliate } from './present.ts';
import { type AffiliateQuery, countAffiliates, findAffiliates } from './queries.ts';

/** A page of partners. */
export async function listAffiliates({ db, config }: Context<StaffActor>, query: AffiliateQuery) {
  const rows = await findAffiliates(db, query);
  const count = await countAffiliates(db, query);
  return {
    items: rows.map((row) => presentAffiliate(row, config.publicUrl)),
    ...count,
    page: query.page,
    pageSize: query.pageSize,
  };
}
