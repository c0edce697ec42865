import { confirmPath } from '#core/contract/site.ts';
import { lapsesAt } from '#core/domain/partners/client-invitation.ts';
import { formatDate } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { capitalized, partnerLabel } from '#core/i18n/partner-label.ts';
import { notSent } from '#server/outside/mail.ts';
import { makeLink } from '../../../accounts/buyer-links/make-link.ts';
import { readInvitation } from '../../../partners/affiliates/clients/invite-client.ts';
import { renewLink } from '../../../partners/affiliates/clients/writes.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { type MailReader, type MailWriter, withheld } from './mail-writer.ts';

interface Invited {
  firstName: string;
  partner: string;
  token: string;
  createdAt: Date | string;
  timeZone: string;
}

function invitationValues(
  { firstName, partner, token, createdAt, timeZone }: Invited,
  { terms, publicUrl, language }: MailReader,
): MailValues<'client_invitation'> {
  const path = localizedPath(confirmPath.replace(':token', token), language);
  return {
    greeting: greetingOf(firstName, language),
    partnerName: partner,
    confirmLink: publicUrl + path,
    lapsesOn: formatDate(lapsesAt(new Date(createdAt)).toISOString(), language, timeZone, 'long'),
    ...lenderValues(terms, language),
  };
}

/**
 * Tells someone that a partner named them as a client; in the same words whether or not they are
 * known. The link is made here, so that no stored row contains it.
 */
export const clientInvitation: MailWriter<'client_invitation'> = {
  async write({ db, mailer, config: { timeZone } }, { payload }, reader) {
    const invitation = await readInvitation(db, payload);
    if (invitation === undefined) {
      return withheld('the invitation is gone');
    }
    if (!mailer.hasServer) {
      return notSent;
    }
    const { token, tokenHash } = makeLink();
    await renewLink(db, invitation.id, tokenHash);
    const { firstName, email, createdAt, linkId } = invitation;
    const label = partnerLabel(invitation.partner, reader.language);
    // The name begins the sentences to a client, and stands within those to a guest.
    const partner = linkId === null ? capitalized(label) : label;
    return {
      to: email,
      values: invitationValues({ firstName, partner, token, createdAt, timeZone }, reader),
      secret: token,
      unsubscribe: reader.publicUrl + confirmPath.replace(':token', token),
    };
  },
  sample: ({ lead, ...subject }) =>
    invitationValues(
      {
        firstName: lead.firstName,
        partner: 'Rita Reyes',
        token: 'sample',
        createdAt: lead.createdAt,
        timeZone: 'UTC',
      },
      subject,
    ),
};
