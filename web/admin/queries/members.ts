import { queryOptions } from '@tanstack/react-query';
import { listStaffNames } from '#core/contract/staff/members.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const memberKeys = nounKeys('members');

/** What each member of staff is called. */
export const staffNamesQuery = queryOptions({
  queryKey: [...memberKeys.all, 'names'],
  queryFn: ({ signal }) => call(listStaffNames, { signal }),
});
