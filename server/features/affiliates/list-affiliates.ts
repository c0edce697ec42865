import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { countAffiliates } from './count-affiliates.ts';
import { presentAffiliate } from './present.ts';
import { affiliateList, type AffiliateQuery } from './queries.ts';

/** A page of partners. That it was looked at is written down, without what was searched for. */
export async function listAffiliates(context: Context<StaffActor>, query: AffiliateQuery) {
  const { db, config } = context;
  const list = affiliateList(query);
  const found = await findPage(db, list, query, (row) => row);
  const countsOf = await countAffiliates(
    db,
    found.items.map(({ id }) => id),
  );
  const items = found.items.map((row) => presentAffiliate(row, countsOf(row.id), config.publicUrl));
  await auditRead(context, {
    action: 'affiliate.list',
    entity: 'affiliate',
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: items.length,
      total: found.total,
    },
  });
  return { ...found, items };
}
