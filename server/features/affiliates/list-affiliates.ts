import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { presentAffiliate } from './present.ts';
import { affiliateList, type AffiliateQuery } from './queries.ts';

/** A page of partners. */
export function listAffiliates({ db, config }: Context<StaffActor>, query: AffiliateQuery) {
  const list = affiliateList(query);
  return findPage(db, list, query, (row) => presentAffiliate(row, config.publicUrl));
}
