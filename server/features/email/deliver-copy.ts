import { applicantMails } from '#core/domain/mail/chosen-mail.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { notSent } from '#server/outside/mail.ts';
import { reasonNotToReach } from './kinds/reason-to-withhold.ts';
import { noStaffAddress } from './policy.ts';
import { findMailLead } from './queries.ts';
import { type MailNeeds, sendMail } from './send-mail.ts';

/** A mail with the text of an earlier one. */
interface CopyPayload {
  copyOf: number;
  subject: string;
  text: string;
  html: string;
}

function isCopyPayload(payload: unknown): payload is CopyPayload {
  return typeof payload === 'object' && payload !== null && 'copyOf' in payload;
}

/** Whether the mail repeats an earlier one. */
export function isCopy({ payload }: Job): boolean {
  return isCopyPayload(payload);
}

/** Sends the text of an earlier mail again, without the templates. */
export async function deliverCopy(needs: MailNeeds, job: Job): Promise<JobResult> {
  const recipient = job.recipient ?? needs.config.staffMail;
  if (!needs.mailer.hasServer || !isCopyPayload(job.payload)) {
    return notSent;
  }
  if (recipient === undefined) {
    return noStaffAddress;
  }
  if (Object.hasOwn(applicantMails, job.kind)) {
    const lead = await findMailLead(needs.db, job.leadId);
    if (!lead) {
      return { status: 'failed', reason: 'the lead of this email is gone' };
    }
    // The applicant may have said no since the first mail.
    const reason = await reasonNotToReach({ db: needs.db, job, lead });
    if (reason !== null) {
      return { status: 'withheld', reason };
    }
  }
  const { copyOf, subject, text, html } = job.payload;
  return sendMail(needs, job, recipient, {
    subject,
    text,
    html,
    said: { copyOf },
  });
}
