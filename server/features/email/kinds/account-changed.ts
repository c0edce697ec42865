import * as z from 'zod/mini';
import { portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { notSent } from '#server/outside/mail.ts';
import { readOwnAccount } from '../../affiliates/own/queries.ts';
import { makeUndoToken, undoHours } from '../../sign-in/links/writes.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import type { AccountChange } from '../../affiliates/own/account-mails.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { type MailWriter, sampleAffiliate } from './mail-writer.ts';

// The new address is not named: the reader of the old mailbox need not know it.
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

/** How the reader of the old address undoes the change; `{hours}` and `{link}`. */
const undoSentences: Readonly<Record<Language, string>> = {
  en: 'If it was not you, take it back within {hours} hours: {link}',
  es: 'Si no fue usted, tiene {hours} horas para deshacer el cambio: {link}',
  pt: 'Se não foi você, desfaça a alteração em até {hours} horas: {link}',
};

const payloadShape = z.object({
  affiliateId: z.int(),
  change: z.enum(['password', 'email']),
});

/** The sentence about a new address, with the link that restores the old one. */
function withUndoLink(language: Language, link: string): Block {
  const hours = String(undoHours);
  const said = sentences[language].email;
  const href = escapeHtml(link);
  const undo = undoSentences[language];
  const html = fillWords(escapeHtml(undo), { hours, link: `<a href="${href}">${href}</a>` });
  return {
    text: `${said} ${fillWords(undo, { hours, link })}`,
    html: `${escapeHtml(said)} ${html}`,
  };
}

function changeValues(
  firstName: string,
  change: string | Block,
  terms: ProgrammeTerms,
  language: Language,
): MailValues<'account_changed'> {
  return {
    greeting: greetingOf(firstName, language),
    firstName,
    change,
    ...lenderValues(terms, language),
  };
}

/** Tells an affiliate that the password or the address of the account changed. */
export const accountChanged: MailWriter<'account_changed'> = {
  async write({ db, mailer, config }, { payload, recipient, language, createdAt }, terms) {
    if (!mailer.hasServer) {
      return notSent;
    }
    const kept = payloadShape.parse(payload);
    const { affiliateId, change } = kept;
    const to = recipient!;
    const { firstName } = await readOwnAccount(db, affiliateId);
    const token =
      change === 'email'
        ? await makeUndoToken(db, { affiliateId, address: to, changedAt: createdAt })
        : null;
    const path = localizedPath(`${portalPaths.undoEmail}?token=${token}`, language);
    const said = token
      ? withUndoLink(language, config.publicUrl + path)
      : sentences[language][change];
    return {
      to,
      values: changeValues(firstName, said, terms, language),
      ...(token && { secret: token }),
      kept,
    };
  },
  sample: ({ terms, language }) =>
    changeValues(sampleAffiliate.firstName, sentences[language].password, terms, language),
};
