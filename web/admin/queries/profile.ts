import { readCalendarLink } from '#core/contract/office/calendar.ts';
import { readProfile } from '#core/contract/accounts/staff.ts';
import { listSecondFactors } from '#core/contract/accounts/second-factor.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const secondFactorsQuery = callQuery(['second-factors'], listSecondFactors);

export const profileKeys = nounKeys('profile');

export const profileQuery = callQuery(profileKeys.all, readProfile);

/** Since when the member's next steps have a private address. */
export const calendarQuery = callQuery([...profileKeys.all, 'calendar'], readCalendarLink);
