import { demand, HttpError } from '#server/platform/http-error.ts';
import { lowerLevel, seenByPartner } from '#core/domain/partners/partner-view.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import { showTelephone } from '../../telephone.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { OfficeActor } from '#server/platform/actor.ts';
import { findReferringAffiliates } from '../affiliates/find-referring-affiliates.ts';
import { nameAffiliates } from '../affiliates/queries.ts';
import type { AffiliateContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { netCostOfLead } from '../../programme/net-cost-of-lead.ts';
import { readProgressOf } from './milestones/read-milestones.ts';
import { findLeadColumns } from '../../scoped-leads.ts';

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
  'monthlySavingsLow',
  'referralCode',
] as const;

/** Read as well, but never shown unchanged. */
const readColumns = [...shownColumns, 'termsVersion', 'partnerSees'] as const;

/** 404 for a lead that is missing, deleted or not among the affiliate's referrals. */
function noSuchReferral(): HttpError {
  return new HttpError(
    404,
    "The contact you're looking for doesn't exist or you don't have access to it.",
  );
}

/**
 * The specified fields of a referred lead, as far as the program and the buyer show them to the
 * affiliate, with that level and the milestones reached; 404 unless the actor referred it.
 */
export async function readReferredLead(context: AffiliateContext, id: number) {
  const { db, actor, programme } = context;
  const found = demand(
    await findLeadColumns(db, leadScopeOf(actor), id, readColumns),
    noSuchReferral,
  );
  const { termsVersion: _version, partnerSees: chosen, ...lead } = found;
  const [progress, netCost, { partnerSees, showsMonthlyCost }] = await Promise.all([
    readProgressOf(db, [{ id, appliedAt: lead.createdAt }]),
    netCostOfLead(context, found),
    programme.currentTerms(),
  ]);
  const shown = {
    ...lead,
    phone: showTelephone(lead.phone),
    // Savings may be shown only together with the cost.
    monthlySavings: showsMonthlyCost ? lead.monthlySavings : null,
    monthlySavingsLow: showsMonthlyCost ? lead.monthlySavingsLow : null,
    netCost: showsMonthlyCost ? netCost : null,
  };
  const sees = lowerLevel(partnerSees, chosen);
  return {
    sees,
    ...seenByPartner(shown, sees),
    progress: progress.get(id)!,
  };
}

/** How much the affiliate sees of a lead it referred; undefined for any other lead. */
export async function partnerLevelOf(
  { db, actor, programme }: Pick<AffiliateContext, 'db' | 'actor' | 'programme'>,
  id: number,
): Promise<PartnerSees | undefined> {
  const { partnerSees: most } = await programme.currentTerms();
  const lead = await findLeadColumns(db, leadScopeOf(actor), id, ['partnerSees']);
  return lead && lowerLevel(most, lead.partnerSees);
}

/** The partner who may read a note that staff write now on a lead; null for no one. */
export async function readNotesReader(
  { db, actor, terms }: { db: Queryable; actor: OfficeActor; terms: ProgrammeTerms },
  id: number,
) {
  const lead = await findLeadColumns(db, leadScopeOf(actor), id, ['partnerSees']);
  if (!lead || !terms.notesShared || lowerLevel(terms.partnerSees, lead.partnerSees) !== 'all') {
    return null;
  }
  const [partner] = await findReferringAffiliates(db, [id]);
  return partner
    ? { id: partner.id, name: (await nameAffiliates(db, [partner.id])).get(partner.id) ?? '' }
    : null;
}
