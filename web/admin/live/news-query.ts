import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readNews } from '#core/contract/news.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';

type Answer = AnswerOf<typeof readNews>;
export type NewsItem = Answer['changes'][number];

/** Rows that visitors cause: more of them came, or some of them changed. */
export interface Arrival {
  of: 'referral' | 'mail';
  /** The number of the newest one before; 0 for none. */
  after: number;
}

type Marks = Pick<Answer, 'newestReferralId' | 'newestMailId' | 'waitingMails'>;

/** What an open tab knows of the office; `changes` are those that the last answer told first. */
export interface News extends Pick<
  Answer,
  'now' | 'staffId' | 'dueFollowUps' | 'queue' | 'isIncomplete' | 'changes'
> {
  /** By the server's clock, as `now` is. */
  startedAt: string;
  /** When which lead was the newest, by the browser's clock; the earliest first. */
  newest: readonly { at: number; id: number }[];
  /** The newest line of the audit log that was told of as news; 0 before one was. */
  newestLineId: number;
  marks: Marks;
  /** What the last answer told to have moved. */
  arrivals: readonly Arrival[];
  /** The numbers that the last answer told: some are told again. */
  told: readonly number[];
}

/** At most so many changes of the newest lead are remembered. */
const longestMemory = 200;

/** What moved between two answers; nothing where there is none to compare with. */
function arrivalsOf(before: Marks | undefined, now: Marks): readonly Arrival[] {
  if (before === undefined) {
    return [];
  }
  const { newestReferralId, newestMailId, waitingMails } = before;
  const arrivals: Arrival[] = [];
  if (now.newestReferralId !== newestReferralId) {
    arrivals.push({ of: 'referral', after: newestReferralId ?? 0 });
  }
  if (now.newestMailId !== newestMailId || now.waitingMails !== waitingMails) {
    arrivals.push({ of: 'mail', after: newestMailId ?? 0 });
  }
  return arrivals;
}

export function withAnswer(before: News | undefined, answer: Answer, at: number): News {
  const { now, staffId, dueFollowUps, queue, newestLeadId, newestLineId, isIncomplete, changes } =
    answer;
  const { newestReferralId, newestMailId, waitingMails } = answer;
  const marks = { newestReferralId, newestMailId, waitingMails };
  const startedAt = before?.startedAt ?? now;
  const newest = before?.newest ?? [];
  const latest = newest.at(-1)?.id;
  const id = newestLeadId ?? 0;
  return {
    now,
    startedAt,
    staffId,
    dueFollowUps,
    queue,
    isIncomplete,
    marks,
    arrivals: arrivalsOf(before?.marks, marks),
    newestLineId: Math.max(before?.newestLineId ?? 0, newestLineId ?? 0),
    newest: latest === id ? newest : [...newest, { at, id }].slice(-longestMemory),
    changes: changes.filter((change) => !before?.told.includes(change.id) && change.at > startedAt),
    told: changes.map((change) => change.id),
  };
}

/** Which lead was the newest at a moment of the browser's clock; undefined before anything was told. */
export function newestAt(newest: News['newest'], moment: number): number | undefined {
  const known = newest.findLast(({ at }) => at <= moment) ?? newest[0];
  return known?.id;
}

// With the answer and the worker that hands out new leads, five seconds from the application.
const everyMs = 3500;
const longestMs = 120_000;
// Tabs that were opened together do not ask together.
const apartMs = Math.random() * 500;

/** How long to wait after so many failures in a row, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(everyMs * 2 ** failures, longestMs) + apartMs;
}

let failures = 0;

export function failuresInARow(): number {
  return failures;
}

const newsKey = ['news'] as const;

/** What the office changed since the answer before. */
export const newsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: async ({ client, signal }): Promise<News> => {
    const before = client.getQueryData<News>(newsKey);
    try {
      const answer = await call(readNews, { query: { since: before?.now }, signal });
      failures = 0;
      return withAnswer(before, answer, Date.now());
    } catch (error) {
      failures += signal.aborted ? 0 : 1;
      throw error;
    }
  },
  // Asked also where the browser believes to be offline: then it is said that nothing is heard.
  networkMode: 'always',
  gcTime: Infinity,
});

/** How many leads the person should call now; of who has no queue, how many next steps are due. */
export function useDueCount(): number {
  const select = ({ queue, dueFollowUps }: News) => queue?.due ?? dueFollowUps;
  const { data = 0 } = useQuery({ ...newsQuery, enabled: false, select });
  return data;
}

/** What this tab knows of the office; the frame of the CRM asks for it, this only listens. */
export function useNews(): News | undefined {
  const { data } = useQuery({ ...newsQuery, enabled: false });
  return data;
}

function isTelling({ isIncomplete, changes, arrivals }: News): boolean {
  return isIncomplete || changes.length > 0 || arrivals.length > 0;
}

/** Calls `onNews` once for each answer that tells of something new from now on. */
export function useOnNews(onNews: (news: News) => void): void {
  const news = useNews();
  const tell = useEffectEvent(onNews);
  // What was told before is in what the screen asked for.
  const [before] = useState(news);
  useEffect(() => {
    if (news && news !== before && isTelling(news)) {
      tell(news);
    }
  }, [news, before]);
}
