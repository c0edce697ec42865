import { leadWorkers } from '#core/domain/accounts/staff-role.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError, sentences } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { lockAdmins, lockMember, type MemberRow } from './queries.ts';

export function noSuchMember(): HttpError {
  return new HttpError(404, 'There is no member of staff with this number.');
}

export function mayOwnLeads({ isActive, role }: Pick<MemberRow, 'isActive' | 'role'>): boolean {
  return isActive && leadWorkers.includes(role);
}

/**
 * The account and all admins, locked against changes. 403 if the actor is no longer an admin, 404
 * if there is no such account.
 */
export async function lockAccounts(tx: AuditedTransaction, actor: StaffActor, id: number) {
  const admins = await lockAdmins(tx);
  if (!admins.includes(actor.id)) {
    throw new HttpError(403, sentences.forbidden);
  }
  const before = demand(await lockMember(tx, id), noSuchMember);
  return { before, admins };
}

/** 409 if no admin who can sign in would be left. */
export function keepLastAdmin(
  admins: readonly number[],
  { id, isActive, role }: Pick<MemberRow, 'id' | 'isActive' | 'role'>,
): void {
  const isAdmin = isActive && role === 'admin';
  if (!isAdmin && admins.every((admin) => admin === id)) {
    throw new HttpError(
      409,
      'This is the only admin who can sign in. Make someone else an admin first.',
    );
  }
}
