import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../../audit-read.ts';
import type { OfficeContext, StaffContext } from '../../context.ts';
import { countAffiliates, sumCommissions } from './count-affiliates.ts';
import { presentAffiliate } from './present.ts';
import { affiliateList, type AffiliateQuery } from './queries.ts';
import { requireAffiliate } from './find-live-affiliate.ts';

/** One affiliate; 404 if there is none. Audited as a read. */
export async function readAffiliate(context: StaffContext, { id }: { id: number }) {
  const { db, config } = context;
  const row = await requireAffiliate(db, id);
  const countsOf = await countAffiliates(db, [id]);
  await auditRead(context, 'affiliate.view', 'affiliate', { entityId: id });
  return presentAffiliate(row, countsOf(id), config.publicUrl);
}

/** A page of affiliates. Audited as a read, without the search text. */
export async function listAffiliates(context: OfficeContext, query: AffiliateQuery) {
  const { db, config } = context;
  const list = affiliateList(query);
  const found = await findPage(db, list, query);
  const countsOf = await countAffiliates(
    db,
    found.items.map(({ id }) => id),
  );
  const items = found.items.map((row) => presentAffiliate(row, countsOf(row.id), config.publicUrl));
  await auditRead(context, 'affiliate.list', 'affiliate', {
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: items.length,
      total: found.total,
    },
  });
  return { ...found, items };
}

/** Totals of an affiliate's referrals; 404 if there is none. */
export async function readAffiliateStats({ db }: StaffContext, { id }: { id: number }) {
  await requireAffiliate(db, id);
  return sumCommissions(db, id);
}
