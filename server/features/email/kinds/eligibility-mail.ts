import { applicantValues } from './applicant-values.ts';
import type { MailWriter } from './mail-writer.ts';

/** Staff may write a template of this kind, but a person who checks eligibility leaves no address. */
export const eligibility: MailWriter<'eligibility'> = {
  write: async () => ({ status: 'failed', reason: 'emails of this kind have no text' }),
  sample: applicantValues,
};
