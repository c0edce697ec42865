import { adminLeadPath } from '#core/contract/site.ts';
import { placesOf } from '#core/domain/permission/where-they-are.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { formatDate } from '#core/i18n/format.ts';
import { notSent } from '#server/outside/mail.ts';
import { showTelephone } from '../../../telephone.ts';
import { findStaffAddress } from '../../../accounts/staff/queries.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { lenderValues } from '../lender-values.ts';
import { noStaffAddress } from '../policy.ts';
import { findMailLead, type MailLead } from '../queries.ts';
import { setRecipient } from '../reminder/writes.ts';
import { staffNames } from './lead-notification.ts';
import { leadIsGone, type MailReader, type MailWriter, withheld } from './mail-writer.ts';

interface ReminderSubject extends MailReader {
  lead: MailLead;
  at: Date;
  timeZone: string;
}

function reminderValues({
  lead,
  at,
  timeZone,
  terms,
  publicUrl,
  language,
}: ReminderSubject): MailValues<'follow_up_reminder'> {
  const { firstName, lastName } = staffNames(lead);
  return {
    firstName,
    lastName,
    phone: showTelephone(lead.phone),
    reference: leadReference(lead.id),
    // In the person's local time, as the step was planned.
    dueAt: formatDate(at, language, placesOf(lead).likelyZone ?? timeZone, 'dateTime'),
    nextStep: lead.nextFollowUpNote ?? '',
    leadLink: `${publicUrl}${adminLeadPath(lead.id)}`,
    ...lenderValues(terms, language),
  };
}

/**
 * Reminds the owner of a lead of its next step, or the member who set it if the lead is unowned. A
 * step that was changed or removed since is not mailed.
 */
export const followUpReminder: MailWriter<'follow_up_reminder'> = {
  async write({ db, mailer, config }, { id, leadId, payload, recipient }, reader) {
    const lead = await findMailLead(db, leadId);
    if (!lead) {
      return leadIsGone;
    }
    const { at, staffId } = payload as { at: string; staffId: number };
    if (lead.nextFollowUpAt?.toISOString() !== at) {
      return withheld('the lead has another next step by now');
    }
    const to = (await findStaffAddress(db, lead.ownerId ?? staffId)) ?? config.staffMail;
    if (to === undefined) {
      return mailer.hasServer ? noStaffAddress : notSent;
    }
    if (to !== recipient) {
      await setRecipient(db, id, to);
    }
    const { timeZone } = config;
    return { to, values: reminderValues({ lead, at: new Date(at), timeZone, ...reader }) };
  },
  sample: (subject) => {
    const { createdAt } = subject.lead;
    return reminderValues({ ...subject, at: createdAt, timeZone: 'America/New_York' });
  },
};
