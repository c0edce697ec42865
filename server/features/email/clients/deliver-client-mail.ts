import * as z from 'zod/mini';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { doesMilestoneStand, isTakenOn, milestones } from '#core/domain/milestones.ts';
import { isSuspicious } from '#core/domain/suspicion.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import {
  findReferringAffiliates,
  type ReferringAffiliate,
} from '../../affiliates/find-referring-affiliates.ts';
import { findTemplate } from '../../templates/find-template.ts';
import { renderTemplate } from '../../templates/render-template.ts';
import { clientValues, milestoneValues } from './client-values.ts';
import { findMailLead, type MailLead } from '../queries.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';

const clientKinds: readonly string[] = ['affiliate_notification', 'milestone'] satisfies MailKind[];

const clientPayload = z.object({
  affiliateId: z.int(),
  // Of mails about one.
  milestone: z.optional(z.enum(milestones)),
});

type Payload = z.output<typeof clientPayload>;

/** Whether a mail speaks to an affiliate of a client. */
export function isClientMail({ kind }: Job): boolean {
  return clientKinds.includes(kind);
}

/** Why a mail stays here, or null: much may have changed since it was written. */
function reasonToWithhold(
  { recipient }: Job,
  { affiliateId, milestone }: Payload,
  lead: MailLead,
  affiliate: ReferringAffiliate | undefined,
): string | null {
  if (affiliate?.id !== affiliateId || affiliate.email !== recipient) {
    return 'withheld: no one at this address has this client any more';
  }
  const isWanted = milestone ? affiliate.notifyMilestones : affiliate.notifyReferrals;
  if (!isWanted) {
    return 'withheld: the affiliate turned emails of this kind off';
  }
  if (isSuspicious(lead.suspicion) && !isTakenOn(lead.status)) {
    return 'withheld: the lead is to be checked, and staff have not taken it on';
  }
  return milestone && !doesMilestoneStand(milestone, lead.status)
    ? 'withheld: the status was changed back before the email left'
    : null;
}

/**
 * Sends a mail to an affiliate about a client: a new referral, or a milestone; unless the client is
 * no longer theirs, they do not want it, or what it says no longer holds.
 */
export async function deliverClientMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, programme, config } = needs;
  const { success, data: payload } = clientPayload.safeParse(job.payload);
  const lead = await findMailLead(db, job.leadId);
  if (!success || !lead) {
    return { status: 'failed', reason: 'the lead of this email is gone' };
  }
  const [affiliate] = await findReferringAffiliates(db, [lead.id]);
  const reason = reasonToWithhold(job, payload, lead, affiliate);
  if (reason !== null || !affiliate) {
    return { status: 'withheld', reason: reason ?? '' };
  }
  const { language } = job;
  const terms = await programme.currentTerms();
  const kind = job.kind as MailKind;
  const template = await findTemplate(db, kind, language);
  const subject = {
    lead,
    affiliate,
    terms,
    publicUrl: config.publicUrl,
    language,
  };
  const { milestone } = payload;
  const values = milestone ? milestoneValues(subject, milestone) : clientValues(subject);
  const mail = await renderTemplate(template, values, { kind, language });
  return sendMail(needs, job, affiliate.email, {
    ...mail,
    // What is kept with the job takes the place of its payload, and a later try needs it.
    said: {
      ...payload,
      templateId: template.id,
      termsVersion: terms.version,
    },
  });
}
