import { findMailedEstimate } from '../estimate/find-mailed-estimate.ts';
import { reasonToWithholdFollowUp } from './reason-to-withhold.ts';
import { findMailLead } from '../queries.ts';
import { applicantValues } from './applicant-values.ts';
import { leadIsGone, type MailWriter } from './mail-writer.ts';

/** Writes to an applicant whom staff could not reach. */
export const followUp: MailWriter<'follow_up'> = {
  async write({ db, config }, job, terms) {
    const lead = await findMailLead(db, job.leadId);
    if (!lead) {
      return leadIsGone;
    }
    const reason = await reasonToWithholdFollowUp({ db, job, lead, terms });
    if (reason !== null) {
      return { status: 'withheld', reason };
    }
    const estimate = await findMailedEstimate(db, lead, terms);
    const { publicUrl } = config;
    return {
      to: job.recipient!,
      values: applicantValues({ lead, estimate, terms, publicUrl, language: job.language }),
    };
  },
  sample: applicantValues,
};
