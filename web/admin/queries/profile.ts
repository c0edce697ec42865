import { queryOptions } from '@tanstack/react-query';
import { readCalendarLink } from '#core/contract/calendar.ts';
import { readProfile } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const profileKeys = nounKeys('profile');

export const profileQuery = queryOptions({
  queryKey: profileKeys.all,
  queryFn: ({ signal }) => call(readProfile, { signal }),
});

/** Since when the own next steps have a private address. */
export const calendarQuery = queryOptions({
  queryKey: [...profileKeys.all, 'calendar'],
  queryFn: ({ signal }) => call(readCalendarLink, { signal }),
});
