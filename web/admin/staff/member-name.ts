import type { MemberRow } from '../api-types.ts';

/** What a colleague is called: by name, or by user name where no name was entered. */
export function memberName({
  firstName,
  lastName,
  username,
}: Pick<MemberRow, 'firstName' | 'lastName' | 'username'>): string {
  return `${firstName} ${lastName}`.trim() || username;
}
