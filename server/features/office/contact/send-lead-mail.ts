import type * as z from 'zod/mini';
import type { sendLeadMail as contract } from '#core/contract/office/mail.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { enqueueStaffMail, writeStaffMail } from '../../mail/email/by-staff/enqueue-staff-mail.ts';
import { officeTerms } from '../../office-terms.ts';
import { requireOwner } from '../../leads/owner/writes.ts';
import { setFirstResponse } from '../../leads/contact/writes.ts';
import { findContactedLead, lockContactedLead } from '../../leads/find-contacted-lead.ts';
import { transactionOfMany } from '../../transaction.ts';
import { claimUnowned } from '../queue/claim-lead.ts';
import { evaluateLead, requireReason } from './read-lead-permission.ts';

type Typed = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/**
 * Sends an email written by staff to the applicant of a lead, as a job like every mail. With a mail
 * server, it counts as the first answer. A lead without an owner becomes the actor's. 404 if the actor may see no such lead, 400 without an
 * email address, or if emails are not allowed and no reason is given. Audited, with the reason.
 */
export async function sendLeadMail(context: StaffContext, { id, ...typed }: Typed) {
  const { actor, mailer, now } = context;
  const { templateId = null, override = null } = typed;
  const lead = await findContactedLead(context, id);
  if (lead.email === '') {
    throw new HttpError(400, 'This lead has no email address.');
  }
  const permission = (await evaluateLead(context, lead, now)).email;
  requireReason('email', permission, override);
  const mail = {
    ...typed,
    leadId: id,
    recipient: lead.email,
    language: lead.language,
    templateId,
    override: permission.allowed ? null : override,
  };
  const words = await writeStaffMail(context, mail);
  const entry = { action: 'lead.mail', entity: 'lead' };
  const office = await officeTerms(context);
  const mailId = await transactionOfMany(context, async (tx) => {
    await requireOwner(tx, actor.id);
    // Since the check a colleague may have got the lead, or the person was erased.
    const locked = await lockContactedLead(tx, actor, id);
    const claims = await claimUnowned(tx, { actor, now, office }, locked);
    const number = await enqueueStaffMail(tx, actor, mail, words);
    if (mailer.hasServer) {
      await setFirstResponse(tx, id, now);
    }
    const kept = { mailId: number, templateId, override: mail.override };
    return { changes: [{ ...entry, entityId: id, after: kept }, ...claims], result: number };
  });
  return { id: mailId, status: mailer.hasServer ? ('waiting' as const) : ('no_server' as const) };
}
