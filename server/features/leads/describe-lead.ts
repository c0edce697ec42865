import type { StaffActor } from '#server/platform/actor.ts';
import { readLeadReferral } from '../affiliates/read-lead-referral.ts';
import { listLeadConsents } from '../applications/list-lead-consents.ts';
import type { Context } from '../context.ts';
import { listVisitorChecks } from '../eligibility/list-visitor-checks.ts';
import { listLeadMails } from '../email/list-lead-mails.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { findTermsDate } from '../programme/find-terms-date.ts';
import { listVisitorCalculations } from '../savings/list-visitor-calculations.ts';
import { listStatusHistory } from './list-status-history.ts';
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
async function readCards(
  { db }: Context<StaffActor>,
  { id, sessionId, termsVersion }: LeadDetailRow,
) {
  const [termsAsOf, consents, referral, statusHistory, eligibilityChecks, calculations, mails] =
    await Promise.all([
      findTermsDate(db, termsVersion),
      listLeadConsents(db, id),
      readLeadReferral(db, id),
      listStatusHistory(db, id),
      listVisitorChecks(db, sessionId),
      listVisitorCalculations(db, sessionId),
      listLeadMails(db, id),
    ]);
  return {
    termsAsOf,
    consents,
    referral,
    statusHistory,
    eligibilityChecks,
    calculations,
    mails,
  };
}
