import type { UseQueryResult } from '@tanstack/react-query';
import type { readDashboardActivity } from '#core/contract/staff.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';

/** What happened last, as far as it is known yet. */
export type Activity = UseQueryResult<AnswerOf<typeof readDashboardActivity>>;

/** How many of the newest stand on the overview. */
export const recentCount = 5;
