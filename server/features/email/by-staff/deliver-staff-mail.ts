import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { findOwnAddress } from '../../staff/name-staff.ts';
import { judgeStaffMail } from '../judge-contact.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';

/** The payload of a staff mail's job, before and after its first try. */
interface Payload {
  subject: string;
  text: string;
  html: string;
  /** Null in a copy of a mail from before it was kept. */
  staffId: number | null;
  override: string | null;
}

/**
 * Sends a mail that a member of staff wrote; answers go to their own address. What the person said
 * since it was written holds, unless the writer meant to go against it.
 */
export async function deliverStaffMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { subject, text, html, ...said } = job.payload as Payload;
  const denied = await judgeStaffMail(needs, job, said.override !== null);
  if (denied !== null) {
    return denied;
  }
  const replyTo = said.staffId === null ? null : await findOwnAddress(needs.db, said.staffId);
  return sendMail(needs, job, job.recipient!, { subject, text, html, replyTo, said });
}
