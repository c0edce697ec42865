import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { findOwnAddress } from '../../../accounts/staff/list-staff-names.ts';
import { evaluateStaffMail } from '../evaluate-contact.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';
import type { MailWords } from '../words/mail-words.ts';

/** The payload of a staff mail's job. */
interface Payload extends MailWords {
  /** Null in copies of older mails, which did not store it. */
  staffId: number | null;
  override: string | null;
}

/**
 * Sends a mail written by staff; replies go to the writer's own address. A stop said since it was
 * written applies, unless the writer overrode the permission.
 */
export async function deliverStaffMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { subject, text, html, ...said } = job.payload as Payload;
  const denied = await evaluateStaffMail(needs, job, said.override !== null);
  if (denied !== null) {
    return denied;
  }
  const replyTo = said.staffId === null ? null : await findOwnAddress(needs.db, said.staffId);
  return sendMail(needs, job, job.recipient!, { subject, text, html, replyTo });
}
