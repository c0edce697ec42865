import { findPage } from '#server/platform/find-page.ts';
import { findAffiliateIds } from '../affiliates/queries.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { findPartners, findWhatIsMissing } from './basis/find-partners.ts';
import { readPayTerms, sortClosed } from './read-commission-sums.ts';
import { leadsShown, presentCommission } from './present.ts';
import { commissionList, type CommissionQuery, findCommissions } from './queries.ts';

/** A page of referrals with their earnings, newest first. Audited as a read. */
export async function listCommissions(context: StaffContext, query: CommissionQuery) {
  const { db, programme } = context;
  const payTerms = await readPayTerms(context);
  const isSorted = query.show === 'ready' || query.show === 'lacking';
  const sorted = isSorted && (await sortClosed(context, payTerms, query.affiliate));
  const list = commissionList(query, {
    affiliateIds: query.q ? await findAffiliateIds(db, query.q) : [],
    readyIds: sorted ? sorted.ready.map(({ id }) => id) : [],
  });
  const { items: found, ...page } = await findPage(db, list, query, ({ id }) => id);
  const rows = found.length === 0 ? [] : await findCommissions(db, found);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  await auditRead(context, 'commission.list', 'referral', {
    shown: { status: query.status, page: query.page, shown: rows.length },
    leadIds: rows.flatMap(leadsShown),
  });
  const today = programme.today();
  const ids = [...new Set(rows.map(({ affiliateId }) => affiliateId))];
  const partners = await findPartners(db, ids, today);
  const missingOf = await findWhatIsMissing(db, ids, today, { ...payTerms, found: partners });
  const items = found.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [presentCommission(row, { missingOf, partners, context })] : [];
  });
  return { ...page, items };
}
