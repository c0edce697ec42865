import * as z from 'zod/mini';
import { portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { notSent } from '#server/outside/mail.ts';
import type { AccountChange } from '../../../partners/affiliates/own/writes.ts';
import {
  findAccount,
  findMailedAffiliate,
  readOwnAccount,
} from '../../../partners/affiliates/own/queries.ts';
import {
  makeResetToken,
  makeUndoToken,
  resetMinutes,
  undoHours,
} from '../../../accounts/sign-in/links/writes.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import { readerValues } from '../lender-values.ts';
import { countEarlierResets, removeMail } from '../queries.ts';
import { type MailReader, type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

type AccountKind = 'welcome' | 'account_exists';

/** The address is not confirmed yet, so the typed name is used only if it is a plain name. */
function accountValues(
  affiliate: typeof sampleAffiliate,
  { terms, publicUrl, language }: MailReader,
): MailValues<AccountKind> {
  const { referralCode } = affiliate;
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  return {
    ...readerValues(affiliate.firstName, terms, language),
    referralCode,
    referralLink: `${publicUrl}/${referralCode}`,
    dashboardLink: linkTo(portalPaths.dashboard),
    loginLink: linkTo('/affiliate/login'),
    forgotLink: linkTo('/affiliate/forgot-password'),
  };
}

const ofAffiliate = z.object({ affiliateId: z.int() });

/** After a registration: welcome, or that the address has an account already. */
export const accountMail: MailWriter<AccountKind> = {
  async write({ db, mailer }, { payload, recipient }, reader) {
    if (!mailer.hasServer) {
      return notSent;
    }
    const { success, data } = ofAffiliate.safeParse(payload);
    const affiliate = success ? await findMailedAffiliate(db, data.affiliateId) : undefined;
    if (!affiliate || recipient !== affiliate.email) {
      return withheld('no one has this account any more');
    }
    return { to: affiliate.email, values: accountValues(affiliate, reader) };
  },
  sample: (subject) => accountValues(sampleAffiliate, subject),
};

const mostResetsAnHour = 5;

function resetValues(
  firstName: string,
  token: string,
  { terms, publicUrl, language }: MailReader,
): MailValues<'password_reset'> {
  const path = `/affiliate/reset-password?token=${token}`;
  return {
    ...readerValues(firstName, terms, language),
    // Always at the configured address of the site, never at the host of the request.
    resetLink: publicUrl + localizedPath(path, language),
    resetMinutes: String(resetMinutes),
  };
}

/**
 * The link that sets a new password. The token is made here, so that no stored row contains it. The
 * job is removed if the address has no account, or had five such mails within an hour.
 */
export const passwordReset: MailWriter<'password_reset'> = {
  async write({ db, mailer }, job, reader) {
    const account = await findAccount(db, job.recipient!);
    const isTooMany = (await countEarlierResets(db, job)) >= mostResetsAnHour;
    if (!account || isTooMany) {
      await removeMail(db, job.id);
      return { status: 'done' };
    }
    if (!mailer.hasServer) {
      return notSent;
    }
    // An earlier try may have arrived, so its link must keep working.
    const voidBefore = job.attempts > 1 ? job.createdAt : undefined;
    const token = await makeResetToken(db, account.email, voidBefore);
    const { email: to, firstName, language } = account;
    const values = resetValues(firstName, token, { ...reader, language });
    return { to, language, values, secret: token };
  },
  sample: (subject) => resetValues(sampleAffiliate.firstName, 'sample', subject),
};

// The new address is not named: the reader of the old mailbox need not know it.
const changes: Readonly<Record<Language, Readonly<Record<AccountChange, string>>>> = {
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

/** The sentence about a new address, with the link that restores the old one. */
function withUndoLink(language: Language, link: string): Block {
  const hours = String(undoHours);
  const said = changes[language].email;
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
  { terms, language }: MailReader,
): MailValues<'account_changed'> {
  return {
    ...readerValues(firstName, terms, language),
    change,
  };
}

const ofChange = z.object({ affiliateId: z.int(), change: z.enum(['password', 'email']) });

/** Tells an affiliate that the password or the address of the account changed. */
export const accountChanged: MailWriter<'account_changed'> = {
  async write({ db, mailer }, { payload, recipient, createdAt }, reader) {
    if (!mailer.hasServer) {
      return notSent;
    }
    const { affiliateId, change } = ofChange.parse(payload);
    const to = recipient!;
    const { publicUrl, language } = reader;
    const { firstName } = await readOwnAccount(db, affiliateId);
    if (change === 'password') {
      return { to, values: changeValues(firstName, changes[language].password, reader) };
    }
    const token = await makeUndoToken(db, { affiliateId, address: to, changedAt: createdAt });
    const path = localizedPath(`${portalPaths.undoEmail}?token=${token}`, language);
    const said = withUndoLink(language, publicUrl + path);
    return { to, values: changeValues(firstName, said, reader), secret: token };
  },
  sample: (subject) =>
    changeValues(sampleAffiliate.firstName, changes[subject.language].password, subject),
};
