import * as z from 'zod/mini';
import { adminPaths } from '#core/contract/site.ts';
import { notSent } from '#server/outside/mail.ts';
import {
  invitationHours,
  makeStaffLink,
  resetMinutes,
} from '../../../accounts/sign-in/links/writes.ts';
import { findMailedMember } from '../../../accounts/staff/queries.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { readerValues } from '../lender-values.ts';
import { type MailReader, type MailWriter, withheld } from './mail-writer.ts';

type StaffKind = 'staff_invitation' | 'staff_reset';
type Member = { username: string; firstName: string };

function valuesOf(
  { username, firstName }: Member,
  token: string,
  { terms, publicUrl, language }: MailReader,
): MailValues<StaffKind> {
  // Always at the configured address of the site, never at the host of the request.
  const link = `${publicUrl}${adminPaths.invitation}?token=${token}`;
  return {
    ...readerValues(firstName, terms, language),
    username,
    invitationLink: link,
    invitationHours: String(invitationHours),
    resetLink: link,
    resetMinutes: String(resetMinutes),
  };
}

const ofMember = z.object({ staffId: z.int() });

/**
 * The link by which a member of staff sets a password. The token is made here, so that no stored
 * row contains it. An invitation is for members who were never in, a reset for the others.
 */
function staffMail(isInvitation: boolean, minutes: number): MailWriter<StaffKind> {
  return {
    async write({ db, mailer }, { payload, recipient, ...job }, reader) {
      const { staffId } = ofMember.parse(payload);
      const member = await findMailedMember(db, staffId);
      if (member?.email !== recipient) {
        return withheld('no one has this account any more');
      }
      if (member.isInvited !== isInvitation) {
        return withheld('the account was opened in the meantime');
      }
      if (!mailer.hasServer) {
        return notSent;
      }
      const token = await makeStaffLink(db, {
        staffId,
        minutes,
        // An earlier try may have arrived, so its link must keep working.
        voidBefore: job.attempts > 1 ? job.createdAt : undefined,
      });
      return { to: recipient, values: valuesOf(member, token, reader), secret: token };
    },
    sample: (subject) => valuesOf({ username: 'omar', firstName: 'Omar' }, 'sample', subject),
  };
}

export const staffInvitation = staffMail(true, invitationHours * 60);
export const staffReset = staffMail(false, resetMinutes);
