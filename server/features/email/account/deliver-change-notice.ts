import * as z from 'zod/mini';
import { portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { readOwnAccount } from '../../affiliates/own/read-own-account.ts';
import { findTemplate } from '../../templates/find-template.ts';
import { makeUndoToken, undoHours } from '../../sign-in/undo/make-undo-token.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import { type Block, renderTemplate } from '../../templates/render-template.ts';
import type { AccountChange } from './enqueue-change-notice.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';

// The new address is not named: whoever reads the old mailbox need not know it.
const sentences: Readonly<Record<Language, Readonly<Record<AccountChange, string>>>> = {
  en: {
    password: 'The password of your partner account was changed.',
    email:
      'The email address of your partner account was changed: from now on, you sign in with the new address, and our emails go there.',
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

/** The way back, said to the old address; `{hours}` and `{link}`. */
const waysBack: Readonly<Record<Language, string>> = {
  en: 'If it was not you, take it back within {hours} hours: {link}',
  es: 'Si no fue usted, tiene {hours} horas para deshacer el cambio: {link}',
  pt: 'Se não foi você, desfaça a alteração em até {hours} horas: {link}',
};

/** What happened to an account, as a sentence of a mail. */
export function changeSentence(change: AccountChange, language: Language): string {
  return sentences[language][change];
}

const payloadShape = z.object({
  affiliateId: z.int(),
  change: z.enum(['password', 'email']),
});

type Payload = z.output<typeof payloadShape>;

/** The sentence on a new address, with the link by which the old one takes it back. */
function withWayBack(language: Language, link: string): Block {
  const hours = String(undoHours);
  const said = changeSentence('email', language);
  const href = escapeHtml(link);
  const back = waysBack[language];
  const html = fillWords(escapeHtml(back), { hours, link: `<a href="${href}">${href}</a>` });
  return {
    text: `${said} ${fillWords(back, { hours, link })}`,
    html: `${escapeHtml(said)} ${html}`,
  };
}

/** The link of an old address; null where the change is of another kind. */
async function makeWayBack({ db }: MailNeeds, job: Job, { affiliateId, change }: Payload) {
  if (change !== 'email') {
    return null;
  }
  return makeUndoToken(db, { affiliateId, address: job.recipient!, changedAt: job.createdAt });
}

/** Tells an affiliate that the account opens in another way from now on. */
export async function deliverChangeNotice(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, programme, config } = needs;
  const { language } = job;
  const payload = payloadShape.parse(job.payload);
  const { firstName } = await readOwnAccount(db, payload.affiliateId);
  const terms = await programme.currentTerms();
  const template = await findTemplate(db, 'account_changed', language);
  const token = await makeWayBack(needs, job, payload);
  const path = localizedPath(`${portalPaths.undoEmail}?token=${token}`, language);
  const values = {
    greeting: greetingOf(firstName, language),
    firstName,
    change: token
      ? withWayBack(language, config.publicUrl + path)
      : changeSentence(payload.change, language),
    ...lenderValues(terms, language),
  };
  const sort = { kind: 'account_changed', language } as const;
  const { subject, text, html } = await renderTemplate(template, values, sort);
  return sendMail(needs, job, job.recipient!, {
    subject,
    text,
    html,
    ...(token && { secret: token }),
    // What is kept takes the place of the payload, and a later try needs that.
    said: {
      ...payload,
      templateId: template.id,
      termsVersion: terms.version,
    },
  });
}
