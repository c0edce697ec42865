import { findMailedEstimate } from '../estimate/find-mailed-estimate.ts';
import { reasonToWithhold } from '../policy.ts';
import { countConfirmations, findMailLead } from '../queries.ts';
import { applicantValues } from './applicant-values.ts';
import { leadIsGone, type MailWriter } from './mail-writer.ts';

/** Staff sent the mail although it had been withheld. */
function isMeant(payload: unknown): boolean {
  return (payload as { isMeant?: boolean }).isMeant === true;
}

/** Confirms an application to the applicant. */
export const applicationReceived: MailWriter<'application_received'> = {
  async write({ db, config }, job, terms) {
    const { id, language } = job;
    const recipient = job.recipient!;
    const lead = await findMailLead(db, job.leadId);
    if (!lead) {
      return leadIsGone;
    }
    if (!isMeant(job.payload)) {
      const sentToday = await countConfirmations(db, { id, recipient });
      const reason = reasonToWithhold(lead.suspicion, sentToday);
      if (reason !== null) {
        return { status: 'withheld', reason };
      }
    }
    const estimate = await findMailedEstimate(db, lead, terms);
    const { publicUrl } = config;
    return {
      to: recipient,
      values: applicantValues({ lead, estimate, terms, publicUrl, language }),
      kept: isMeant(job.payload) ? { isMeant: true } : {},
    };
  },
  sample: applicantValues,
};
