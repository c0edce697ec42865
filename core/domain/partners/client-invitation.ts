import { momentAfter } from '../office/day.ts';
import { retention } from '../operations/kept-data.ts';

/** States of a client whom a partner registered; none tells whether the person was known. */
export const invitationStates = ['invited', 'confirmed', 'lapsed'] as const;

export type InvitationState = (typeof invitationStates)[number];

/** When a link that no one confirmed ends. */
export function lapsesAt(createdAt: Date): Date {
  return momentAfter(createdAt, retention.clientInvitationDays);
}

export function invitationState(
  { createdAt, confirmedAt }: { createdAt: Date; confirmedAt: Date | null },
  now: Date,
): InvitationState {
  if (confirmedAt !== null) {
    return 'confirmed';
  }
  return now < lapsesAt(createdAt) ? 'invited' : 'lapsed';
}
