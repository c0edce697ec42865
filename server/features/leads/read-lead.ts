import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { readLeadReferral } from '../affiliates/read-lead-referral.ts';
import { listLeadConsents } from '../applications/list-lead-consents.ts';
import { auditRead } from '../audit-read.ts';
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

/**
 * Everything known of a lead; 404 when there is none that the actor may see. That it was looked at
 * is written down.
 */
export async function readLead(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, actor } = context;
  const lead = await findLead(db, leadScopeOf(actor), id);
  if (!lead) {
    throw noSuchLead();
  }
  await auditRead(context, {
    action: 'lead.view',
    entity: 'lead',
    entityId: id,
  });
  const { updatedAt, suspicion } = lead;
  return {
    ...lead,
    ...presentLead(lead),
    source: presentSource(lead.source),
    suspicion,
    updatedAt: updatedAt.toISOString(),
    ...(await readCards(db, lead)),
  };
}

// Each card is read by the feature whose tables it shows, all at the same time.
async function readCards(db: Queryable, { id, sessionId, termsVersion }: LeadDetailRow) {
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
