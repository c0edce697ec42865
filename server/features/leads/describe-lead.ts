import type { StaffActor } from '#server/platform/actor.ts';
import { readLeadReferral } from '../affiliates/read-lead-referral.ts';
import { doesEstimateHold } from '../applications/does-estimate-hold.ts';
import { listLeadConsents } from '../applications/list-lead-consents.ts';
import type { Context } from '../context.ts';
import { listVisitorChecks } from '../eligibility/list-visitor-checks.ts';
import { findOptOut } from '../email/choices/applicant/find-opt-out.ts';
import { listLeadMails } from '../email/list-lead-mails.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { findTermsDates } from '../programme/versions/find-terms-dates.ts';
import { listVisitorCalculations } from '../savings/list-visitor-calculations.ts';
import { describeReach } from './reach/describe-reach.ts';
import { nameHandovers } from './credit/name-handovers.ts';
import { listStatusHistory } from './list-status-history.ts';
import { netCostOfLead } from './cost/net-cost-of-lead.ts';
import { noSuchLead } from './policy.ts';
import { presentLead, presentSource } from './present.ts';
import { findLead, type LeadDetailRow } from './queries.ts';

/** Everything known of a lead, as its page has it; 404 when there is none that the actor may see. */
export async function describeLead(context: Context<StaffActor>, id: number) {
  const { db, actor } = context;
  const lead = await findLead(db, leadScopeOf(actor), id);
  if (!lead) {
    throw noSuchLead();
  }
  const { updatedAt, suspicion } = lead;
  return {
    ...lead,
    ...presentLead(lead),
    source: presentSource(lead.source),
    suspicion,
    updatedAt: updatedAt.toISOString(),
    ...(await readCards(context, lead)),
  };
}

// Each card is read by the feature whose tables it shows, all at the same time.
async function readCards(context: Context<StaffActor>, lead: LeadDetailRow) {
  const { db, programme } = context;
  const { id, email, sessionId, termsVersion } = lead;
  const terms = await programme.currentTerms();
  const [consents, referral, statusHistory, checks, calculated, mails, mailOptOut, netCost] =
    await Promise.all([
      listLeadConsents(db, id, terms),
      readLeadReferral(db, id),
      listStatusHistory(db, id),
      listVisitorChecks(db, sessionId, terms),
      listVisitorCalculations(db, sessionId, terms),
      listLeadMails(db, id),
      findOptOut(db, email),
      netCostOfLead(context, lead),
    ]);
  const shown = [...checks, ...calculated].map((one) => one.termsVersion);
  const days = await findTermsDates(db, [termsVersion, ...shown]);
  const termsAsOf = (version: string | null) => days.get(version) ?? null;
  return {
    termsAsOf: termsAsOf(termsVersion),
    netCost,
    estimateHolds: doesEstimateHold(lead, terms),
    consent: consents.find(({ purpose }) => purpose === 'application') ?? null,
    consents,
    ...(await describeReach(db, lead, consents, mailOptOut !== null)),
    referral: referral && {
      ...referral,
      handovers: await nameHandovers(db, referral.handovers),
    },
    statusHistory,
    eligibilityChecks: checks.map((one) => ({ ...one, termsAsOf: termsAsOf(one.termsVersion) })),
    calculations: calculated.map((one) => ({ ...one, termsAsOf: termsAsOf(one.termsVersion) })),
    mails,
    mailOptOut,
  };
}
