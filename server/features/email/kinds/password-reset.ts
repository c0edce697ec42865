import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { notSent } from '#server/outside/mail.ts';
import { findAccount } from '../../affiliates/own/queries.ts';
import { makeResetToken, resetMinutes } from '../../sign-in/links/writes.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { countEarlierResets, removeMail } from '../queries.ts';
import { type MailWriter, sampleAffiliate } from './mail-writer.ts';

const mostAnHour = 5;

interface ResetSubject {
  firstName: string;
  token: string;
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

function resetValues(subject: ResetSubject): MailValues<'password_reset'> {
  const { firstName, token, terms, publicUrl, language } = subject;
  const path = `/affiliate/reset-password?token=${token}`;
  return {
    greeting: greetingOf(firstName, language),
    firstName,
    // Always at the configured address of the site, never at the host of the request.
    resetLink: publicUrl + localizedPath(path, language),
    resetMinutes: String(resetMinutes),
    ...lenderValues(terms, language),
  };
}

/**
 * The link that sets a new password. The token is made here, so that no stored row contains it. The
 * job is removed if the address has no account, or had five such mails within an hour.
 */
export const passwordReset: MailWriter<'password_reset'> = {
  async write({ db, mailer, config }, job, terms) {
    const account = await findAccount(db, job.recipient!);
    const isTooMany = (await countEarlierResets(db, job)) >= mostAnHour;
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
    const { publicUrl } = config;
    return {
      to,
      language,
      values: resetValues({ firstName, token, terms, publicUrl, language }),
      secret: token,
    };
  },
  sample: (subject) => resetValues({ ...subject, ...sampleAffiliate, token: 'sample' }),
};
