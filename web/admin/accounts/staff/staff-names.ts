import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listStaffNames } from '#core/contract/accounts/members.ts';
import { leadWorkers } from '#core/domain/accounts/staff-role.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

/** The name of each member of staff; fetched again after five minutes. */
export const staffNamesQuery = callQuery(listStaffNames, {}, { staleTime: 300_000 });

export function useStaffNames(isNeeded: boolean): (id: number) => string {
  const { data } = useQuery({ ...staffNamesQuery, enabled: isNeeded });
  // Names that another part of the screen asked for change nothing here.
  const names = isNeeded ? data?.items : undefined;
  return useCallback((id) => names?.find((one) => one.id === id)?.name ?? '', [names]);
}

type Name = AnswerOf<typeof listStaffNames>['items'][number];

export function mayOwn({ role, isActive, isInvited }: Name): boolean {
  return isActive && !isInvited && leadWorkers.includes(role);
}
