import type { MemberRow } from '../../api-types.ts';

/** A colleague's name, or the user name if no name was entered. */
export function memberName({
  firstName,
  lastName,
  username,
}: Pick<MemberRow, 'firstName' | 'lastName' | 'username'>): string {
  return `${firstName} ${lastName}`.trim() || username;
}
