import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { presentAffiliate } from './present.ts';
import { affiliateList, type AffiliateQuery } from './queries.ts';

/** A page of partners. That it was looked at is written down, without what was searched for. */
export async function listAffiliates(context: Context<StaffActor>, query: AffiliateQuery) {
  const { db, config } = context;
  const list = affiliateList(query);
  const page = await findPage(db, list, query, (row) => presentAffiliate(row, config.publicUrl));
  await auditRead(context, {
    action: 'affiliate.list',
    entity: 'affiliate',
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: page.items.length,
      total: page.total,
    },
  });
  return page;
}
