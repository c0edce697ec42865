import type * as z from 'zod/mini';
import type { inviteMember as contract } from '#core/contract/accounts/members.ts';
import { adminPaths } from '#core/contract/site.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Context, StaffContext } from '../../context.ts';
import { requireMailServer } from '../../require-mail-server.ts';
import { invitationHours, makeStaffLink, voidStaffLinks } from '../sign-in/links/writes.ts';
import { transaction } from '../../transaction.ts';
import { lockAccounts } from './policy.ts';
import { presentMember } from './present.ts';
import { lockAdmins } from './queries.ts';
import { auditedMember } from './update-member.ts';
import { enqueuePasswordMail, insertMember } from './writes.ts';

type Invitation = z.output<NonNullable<(typeof contract)['body']>>;

/** The link of an invitation that no mail server can send: for the admin to hand over. */
async function linkToHandOver({ db, mailer, config }: Context, staffId: number) {
  if (mailer.hasServer) {
    return {};
  }
  const token = await makeStaffLink(db, { staffId, minutes: invitationHours * 60 });
  return { link: `${config.publicUrl}${adminPaths.invitation}?token=${token}` };
}

/**
 * Makes an account without a password, and mails the link that sets one, or answers it if there is
 * no mail server; 409 for a user name in use. Audited.
 */
export async function inviteMember(context: StaffContext, input: Invitation) {
  const row = await transaction(context, 'staff.invite', 'admin_user', async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(context.actor.id)) {
      throw new HttpError(403, sentences.forbidden);
    }
    const stored = await insertMember(tx, input);
    await enqueuePasswordMail(tx, stored, input.email);
    return { entityId: stored.id, after: auditedMember(stored), result: stored };
  });
  const link = await linkToHandOver(context, row.id);
  return { ...(await presentMember(context.db, row)), ...link };
}

/**
 * Mails a link to a new password, or the invitation again, whose link is answered if there is no
 * mail server; the links before it are void. 409 for an account that is inactive or has no address,
 * and for a new password without a mail server. Audited.
 */
export async function resetMember(context: StaffContext, { id }: { id: number }) {
  const member = await transaction(context, 'staff.reset', 'admin_user', async (tx) => {
    const { before: member } = await lockAccounts(tx, context.actor, id);
    const { email, isActive, isInvited } = member;
    if (!isActive) {
      throw new HttpError(409, 'This account is not active. Reactivate it first.');
    }
    if (!email) {
      throw new HttpError(409, 'This account has no email address. Enter one first.');
    }
    if (!isInvited) {
      requireMailServer(context);
    }
    await voidStaffLinks(tx, id);
    await enqueuePasswordMail(tx, member, email);
    return { entityId: id, after: { isInvitation: isInvited }, result: { email, isInvited } };
  });
  const link = member.isInvited ? await linkToHandOver(context, id) : {};
  return { email: member.email, ...link };
}
