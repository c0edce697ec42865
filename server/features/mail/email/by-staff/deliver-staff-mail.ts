import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { findOwnAddress } from '../../../accounts/staff/list-staff-names.ts';
import { judgeStaffMail } from '../judge-contact.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';

/** The payload of a staff mail's job. */
interface Payload {
  subject: string;
  text: string;
  html: string;
  /** Null in copies of older mails, which did not store it. */
  staffId: number | null;
  override: string | null;
}

// Mails by staff share no template, only the frame around their words.
const frame = {
  kind: 'follow_up',
  template: { subject: '', textContent: '', htmlContent: '' },
  isByStaff: true,
} as const;

/**
 * Sends a mail written by staff; replies go to the writer's own address. A stop said since it was
 * written applies, unless the writer overrode the permission.
 */
export async function deliverStaffMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { subject, text, html, ...said } = job.payload as Payload;
  const denied = await judgeStaffMail(needs, job, said.override !== null);
  if (denied !== null) {
    return denied;
  }
  const replyTo = said.staffId === null ? null : await findOwnAddress(needs.db, said.staffId);
  const base = await needs.texts({ ...frame, language: job.language });
  return sendMail(needs, job, job.recipient!, { subject, text, html, base, replyTo });
}
