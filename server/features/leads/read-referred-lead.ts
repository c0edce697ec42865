import { progressOf } from '#core/domain/milestones.ts';
import { seenByPartner } from '#core/domain/partner/partner-view.ts';
import { showTelephone } from '#server/outside/telephone.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { noSuchReferral } from './policy.ts';
import { findLeadColumns, findStatusChanges } from './queries.ts';

/** What the page of a lead shows to the affiliate who referred it. */
const shownColumns = [
  'id',
  'firstName',
  'lastName',
  'status',
  'isQualified',
  'createdAt',
  'email',
  'phone',
  'propertyState',
  'currentAddress',
  'contactMethod',
  'timeline',
  'homePrice',
  'electricBill',
  'creditScore',
  'housingStatus',
  'monthlyPayment',
  'savingsAmount',
  'solarCost',
  'taxCredit',
  'educationEarnings',
  'monthlySavings',
  'referralCode',
] as const;

/**
 * The specified fields of a lead of the own referrals, as far as the program tells them to partners,
 * with the milestones that it reached; 404 for every other lead.
 */
export async function readReferredLead(
  { db, actor, programme }: Context<AffiliateActor>,
  id: number,
) {
  const lead = await findLeadColumns(db, leadScopeOf(actor), id, shownColumns);
  if (!lead) {
    throw noSuchReferral();
  }
  const [history, { partnerSees }] = await Promise.all([
    findStatusChanges(db, id),
    programme.currentTerms(),
  ]);
  return {
    ...seenByPartner({ ...lead, phone: showTelephone(lead.phone) }, partnerSees),
    progress: progressOf(lead.createdAt, history),
  };
}
