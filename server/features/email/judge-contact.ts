import { mailClasses } from '#core/domain/mail/mail-class.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { readPermission, reasonNotToMail } from '../reach/read-permission.ts';
import { findOptOut } from './choices/applicant/queries.ts';
import { leadIsGone, withheld } from './kinds/mail-writer.ts';
import { findMailLead } from './queries.ts';
import type { MailNeeds } from './send-mail.ts';

/**
 * Why a mail that is contact does not leave, or null: it asks for permission at the moment at which
 * it would leave, a copy that staff send as well. Answers and notices ask nobody.
 */
export async function judgeContact(
  { db, clock }: Pick<MailNeeds, 'db' | 'clock'>,
  { kind, leadId, recipient }: Job,
): Promise<JobResult | null> {
  if (mailClasses[kind as MailKind] !== 'contact') {
    return null;
  }
  const lead = await findMailLead(db, leadId);
  if (!lead) {
    return leadIsGone;
  }
  if (lead.email !== recipient) {
    return withheld('the lead has another address by now');
  }
  const hasOptedOut = (await findOptOut(db, lead.email)) !== null;
  const permission = await readPermission(db, lead, { now: clock.now(), hasOptedOut });
  const reason = reasonNotToMail(permission);
  return reason === null ? null : withheld(reason);
}
