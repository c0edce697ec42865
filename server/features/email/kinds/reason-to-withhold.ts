import { followUpStatus } from '#core/domain/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Job } from '#server/db/jobs/job.ts';
import { reasonNotToMail } from '../../reach/read-stops.ts';
import { findOptOut } from '../choices/applicant/find-opt-out.ts';
import { reasonOfMachine } from '../policy.ts';
import type { MailLead } from '../queries.ts';

/** The follow-up, its lead, and the terms of the day it would leave. */
export interface FollowUp {
  db: Queryable;
  job: Pick<Job, 'recipient'>;
  lead: MailLead;
  terms: ProgrammeTerms;
}

/** Why a follow-up stays here, or null: much may have changed since it was written. */
export async function reasonToWithholdFollowUp({
  db,
  job,
  lead,
  terms,
}: FollowUp): Promise<string | null> {
  if (!terms.sendsFollowUps) {
    return 'withheld: follow-ups are switched off (the program term sendsFollowUps)';
  }
  if (lead.status !== followUpStatus) {
    return 'withheld: the lead has another status by now';
  }
  const machine = reasonOfMachine(lead.suspicion);
  return machine ?? reasonNotToReach({ db, job, lead });
}

/** What the applicant said since, or where they are: it holds for a copy that staff send as well. */
export async function reasonNotToReach({
  db,
  job,
  lead,
}: Omit<FollowUp, 'terms'>): Promise<string | null> {
  if (lead.email !== job.recipient) {
    return 'withheld: the lead has another address by now';
  }
  if ((await findOptOut(db, lead.email)) !== null) {
    return 'withheld: the applicant wants no follow-ups';
  }
  return reasonNotToMail(db, lead);
}
