import type * as z from 'zod/mini';
import type { updateMember as contract } from '#core/contract/accounts/members.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../sign-in/forget-sign-ins.ts';
import { voidStaffLinks } from '../sign-in/links/writes.ts';
import { type AuditedTransaction, transaction } from '../../transaction.ts';
import { keepLastAdmin, lockAccounts, mayOwnLeads } from './policy.ts';
import { presentMember } from './present.ts';
import { lockMember, type MemberRow } from './queries.ts';
import { changeMember, type MemberChanges, unlinkIdentityProvider } from './writes.ts';

type Edit = z.output<NonNullable<(typeof contract)['body']>>;

/** The fields of an account that the audit log keeps. */
export function auditedMember(row: MemberRow) {
  const { isInvited: _, hasSignOn: _link, phone: _own, lastLogin: _at, ...member } = row;
  return member;
}

/**
 * Moves all leads of a member who may own them no longer to a colleague or, for null, to the queue;
 * returns how many.
 */
export type MoveLeads = (
  tx: AuditedTransaction,
  fromId: number,
  to: { toId: number | null; actorId: number },
) => Promise<number>;

/** Changes an account; 409 for a user name in use, or if no admin would be left. Audited. */
export async function updateMember(
  context: StaffContext,
  { id, ...changes }: Edit & { id: number },
  moveLeads: MoveLeads,
) {
  const row = await transaction(context, 'staff.update', 'admin_user', async (tx) => {
    const { before, after, leadsMoved } = await change(tx, context.actor, {
      id,
      changes,
      moveLeads,
    });
    return {
      entityId: id,
      before: auditedMember(before),
      after: { ...auditedMember(after), ...(leadsMoved > 0 && { leadsMoved }) },
      result: after,
    };
  });
  return presentMember(context.db, row);
}

/**
 * Deactivates an account: no one can sign in to it, and its leads go to the queue or to a
 * colleague. 400 for a colleague who may not own leads, 409 for the last admin. Audited.
 */
export function deactivateMember(
  context: StaffContext,
  { id, leadsTo }: { id: number; leadsTo: number | 'queue' },
  moveLeads: MoveLeads,
) {
  return transaction(context, 'staff.deactivate', 'admin_user', async (tx) => {
    const changes = { isActive: false };
    const { before, leadsMoved } = await change(tx, context.actor, {
      id,
      changes,
      leadsTo,
      moveLeads,
    });
    return {
      entityId: id,
      before: { isActive: before.isActive },
      after: { isActive: false, leadsMoved, leadsTo },
      result: { leadsMoved },
    };
  });
}

interface AccountChange {
  id: number;
  changes: MemberChanges;
  leadsTo?: number | 'queue';
  moveLeads: MoveLeads;
}

async function change(
  tx: AuditedTransaction,
  actor: StaffActor,
  { id, changes, leadsTo = 'queue', moveLeads }: AccountChange,
) {
  const { before, admins } = await lockAccounts(tx, actor, id);
  const after = await changeMember(tx, id, changes);
  keepLastAdmin(admins, after);
  // A session must not keep the rights of the old role, including acting for an affiliate; links
  // made before do not open a reactivated account.
  if (before.role !== after.role || before.isActive !== after.isActive) {
    await forgetSignIns(tx, { kind: 'staff', account: foldUserName(before.username) }, id);
  }
  if (before.email !== after.email) {
    await voidStaffLinks(tx, id);
  }
  const toId = leadsTo === 'queue' ? null : leadsTo;
  if (toId !== null) {
    await requireSuccessor(tx, id, toId);
  }
  const leadsMoved = mayOwnLeads(after) ? 0 : await moveLeads(tx, id, { toId, actorId: actor.id });
  return { before, after, leadsMoved };
}

async function requireSuccessor(tx: AuditedTransaction, id: number, toId: number) {
  const successor = toId === id ? undefined : await lockMember(tx, toId);
  if (!successor || successor.isInvited || !mayOwnLeads(successor)) {
    throw new HttpError(400, 'Choose an admin or a loan officer who can sign in.');
  }
}

/**
 * Unlinks an account from the identity provider and ends its sessions; its next sign-on links it
 * again, if the address is still verified. 409 if it has no link, or if no admin who can sign in
 * would be left. Audited.
 */
export async function unlinkMember(context: StaffContext, { id }: { id: number }) {
  const row = await transaction(context, 'staff.sign_on_unlink', 'admin_user', async (tx) => {
    const { before, admins } = await lockAccounts(tx, context.actor, id);
    if (!before.hasSignOn) {
      throw new HttpError(409, 'This account is not linked to a sign-on.');
    }
    const after = await unlinkIdentityProvider(tx, id);
    // Without a password the account cannot be used to sign in any more.
    keepLastAdmin(admins, { ...after, isActive: after.isActive && !after.isInvited });
    await forgetSignIns(tx, { kind: 'staff', account: foldUserName(after.username) }, id);
    return { entityId: id, result: after };
  });
  return presentMember(context.db, row);
}
