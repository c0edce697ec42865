import type { ReferralStatus } from '#core/domain/commission.ts';
import { showTelephone } from '#server/outside/telephone.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { listReferralsOf } from '../affiliates/list-referrals-of.ts';
import { requireAffiliate } from '../affiliates/require-affiliate.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { referredLeadList } from './queries.ts';

interface ReferralQuery extends PageQuery<'createdAt'> {
  id: number;
}

/**
 * A page of the leads that a partner sent, as referrals; 404 for no such partner. That it was looked
 * at is written down.
 */
export async function listAffiliateReferrals(
  context: Context<StaffActor>,
  { id, ...query }: ReferralQuery,
) {
  const { db, actor } = context;
  await requireAffiliate(db, id);
  const list = referredLeadList(leadScopeOf(actor), id);
  const { items: leads, ...page } = await findPage(db, list, query, (row) => row);
  const referrals = await listReferralsOf(
    db,
    leads.map((lead) => lead.id),
  );
  await auditRead(context, {
    action: 'affiliate.referrals',
    entity: 'affiliate',
    entityId: id,
    shown: {
      page: page.page,
      shown: leads.length,
      total: page.total,
    },
  });
  const items = leads.map(({ phone, ...lead }) => {
    const { status, createdAt, updatedAt, ...referral } = referrals.get(lead.id)!;
    return {
      ...referral,
      affiliateId: id,
      referralCode: referral.referralCode ?? '',
      status: status as ReferralStatus,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      lead: { ...lead, phone: showTelephone(phone) },
    };
  });
  return { ...page, items };
}
