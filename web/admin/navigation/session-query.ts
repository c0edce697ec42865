import { useQuery } from '@tanstack/react-query';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { isAllowed, type Roles } from '#core/domain/accounts/staff-role.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

const fiveMinutes = 300_000;

/** The signed-in member; loaded again after five minutes. */
export const sessionQuery = callQuery(
  readStaffSession,
  {},
  { staleTime: fiveMinutes, gcTime: fiveMinutes, retry: false },
);

export function useMay(): (entry: { readonly roles?: Roles | undefined }) => boolean {
  const { data: staff } = useQuery(sessionQuery);
  return (entry) => staff !== undefined && isAllowed(staff.role, entry);
}
