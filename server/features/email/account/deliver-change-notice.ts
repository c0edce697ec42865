import * as z from 'zod/mini';
import type { Language } from '#core/domain/language.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { readOwnAccount } from '../../affiliates/own/read-own-account.ts';
import { findTemplate } from '../../templates/find-template.ts';
import { renderTemplate } from '../../templates/render-template.ts';
import type { AccountChange } from './enqueue-change-notice.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';

// The new address is not named: whoever reads the old mailbox need not know it.
const sentences: Readonly<Record<Language, Readonly<Record<AccountChange, string>>>> = {
  en: {
    password: 'The password of your partner account was changed.',
    email:
      'The email address of your partner account was changed: From now on, you sign in with the new address, and our emails go there.',
  },
  es: {
    password: 'La contraseña de su cuenta de socio cambió.',
    email:
      'El correo electrónico de su cuenta de socio cambió: desde ahora se inicia sesión con otra dirección, y los correos llegan allí.',
  },
  pt: {
    password: 'A senha da sua conta de parceiro foi alterada.',
    email:
      'O e-mail da sua conta de parceiro foi alterado: a partir de agora você entra com outro endereço, e os e-mails vão para lá.',
  },
};

/** What happened to an account, as a sentence of a mail. */
export function changeSentence(change: AccountChange, language: Language): string {
  return sentences[language][change];
}

const payloadShape = z.object({
  affiliateId: z.int(),
  change: z.enum(['password', 'email']),
});

/** Tells an affiliate that the account opens in another way from now on. */
export async function deliverChangeNotice(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, programme } = needs;
  const { language } = job;
  const payload = payloadShape.parse(job.payload);
  const { firstName } = await readOwnAccount(db, payload.affiliateId);
  const terms = await programme.currentTerms();
  const template = await findTemplate(db, 'account_changed', language);
  const values = {
    greeting: greetingOf(firstName, language),
    firstName,
    change: changeSentence(payload.change, language),
    ...lenderValues(terms, language),
  };
  const sort = { kind: 'account_changed', language } as const;
  const { subject, text, html } = await renderTemplate(template, values, sort);
  return sendMail(needs, job, job.recipient!, {
    subject,
    text,
    html,
    // What is kept takes the place of the payload, and a later try needs that.
    said: {
      ...payload,
      templateId: template.id,
      termsVersion: terms.version,
    },
  });
}
