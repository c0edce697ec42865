import type { MemberRow } from '../../api-types.ts';

export function memberName({
  firstName,
  lastName,
  username,
}: Pick<MemberRow, 'firstName' | 'lastName' | 'username'>): string {
  return `${firstName} ${lastName}`.trim() || username;
}
