import { countNotices, listNotices } from '#core/contract/visitor/letters.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { noticeKeys } from './keys.ts';

export type NoticeState = 'open' | 'sent';

export const noticesQuery = (state: NoticeState) =>
  callQuery([...noticeKeys.list(), state], listNotices, { query: { state } }, { staleTime: 0 });

/** How many are due; reloaded whenever a screen shows it. */
export const noticesDueQuery = callQuery(
  [...noticeKeys.all, 'due'],
  countNotices,
  {},
  { staleTime: 0 },
);
