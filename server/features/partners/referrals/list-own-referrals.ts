import { type Progress, turnOf } from '#core/domain/partners/milestones.ts';
import { seenOfBuyer } from '#core/domain/partners/partner-view.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { readOwnAccount } from '../affiliates/own/queries.ts';
import { readHeldIds, stateOf } from '../commissions/earnings/list-client-earnings.ts';
import type { AffiliateContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { listLeadsOf } from '../../scoped-leads.ts';
import { readProgressOf } from './milestones/read-milestones.ts';
import { findOwnReferrals, ownReferralList, type ReferralFilters } from './queries.ts';

export type ReferralQuery = PageQuery<
  'createdAt' | 'name' | 'homePrice' | 'status' | 'commission'
> &
  ReferralFilters;

/** A page of the affiliate's referrals with their leads; newest first by default. */
export async function listOwnReferrals(context: AffiliateContext, query: ReferralQuery) {
  const { db, actor, programme } = context;
  const terms = await programme.currentTerms();
  const { referralCode } = await readOwnAccount(db, actor.id);
  const own = { scope: leadScopeOf(actor), referralCode };
  const list = ownReferralList(own, query, terms);
  const { items, ...page } = await findPage(db, list, query, ({ leadId }) => leadId);
  const referrals = await presentOwnReferrals(context, items);
  const progress = await readProgressOf(
    db,
    referrals.map(({ leadId, createdAt }) => ({ id: leadId, appliedAt: new Date(createdAt) })),
  );
  return {
    ...page,
    items: referrals.map((row) => ({
      ...row,
      progress: presentProgress(progress.get(row.leadId)!),
    })),
  };
}

/** The newest milestone of a client, and whose turn it is now. */
function presentProgress({ reached, next }: Progress) {
  const { milestone, at } = reached.at(-1)!;
  return { milestone, at, next, turn: turnOf[next] };
}

/**
 * An affiliate's referrals of these leads, with the leads as affiliates may see them; without
 * estimates while the program pays no commissions. A lead deleted a moment ago is left out.
 */
export async function presentOwnReferrals(context: AffiliateContext, leadIds: readonly number[]) {
  const { db, actor, programme } = context;
  const terms = await programme.currentTerms();
  const scope = leadScopeOf(actor);
  const [leads, rows] = await Promise.all([
    listLeadsOf(db, scope, leadIds),
    findOwnReferrals(db, scope, leadIds),
  ]);
  // Nothing else has an amount that could be on hold, and most of a new partner's are pending.
  const open = rows.filter(({ status }) => status === 'qualified' || status === 'approved');
  const held = await readHeldIds(
    context,
    open.map(({ id }) => id),
  );
  const referrals = new Map(rows.map((row) => [row.leadId, row]));
  return leadIds.flatMap((leadId) => {
    const lead = leads.get(leadId);
    const referral = referrals.get(leadId);
    if (lead === undefined || referral === undefined) {
      return [];
    }
    const { status, commissionAmount } = referral;
    const isTold = isAmountTold(status, terms);
    return [
      {
        ...referral,
        commissionAmount: isTold ? commissionAmount : null,
        commissionState:
          isTold && status !== 'pending' ? stateOf(status, held.has(referral.id)) : null,
        affiliateId: actor.id,
        referralCode: referral.referralCode ?? '',
        createdAt: referral.createdAt,
        updatedAt: referral.updatedAt,
        lead: seenOfBuyer(lead, terms.partnerSees),
      },
    ];
  });
}

/** Approved and paid amounts are always shown, estimates only while commissions are paid. */
export function isAmountTold(
  status: string,
  { paysCommissions }: Pick<ProgrammeTerms, 'paysCommissions'>,
): boolean {
  return paysCommissions || status === 'approved' || status === 'paid';
}
