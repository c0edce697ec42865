import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readNews } from '#core/contract/office/news.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';

type Answer = AnswerOf<typeof readNews>;
export type NewsItem = Answer['changes'][number];

/** New or changed rows that visitors caused. */
export interface Arrival {
  of: 'referral' | 'mail';
  /** The time on the server after which they came, in milliseconds. */
  after: number;
}

/** The leads that were known when an answer came. */
interface Known {
  /** By the browser's clock. */
  at: number;
  /** `ids` are the leads that came after this moment, by the server's clock. */
  since: string;
  ids: readonly number[];
}

type Marks = Pick<Answer, 'newestReferralId' | 'newestMailId' | 'waitingMails'>;

/** An open tab's knowledge of the office; `changes` are new in the last answer. */
export interface News extends Pick<
  Answer,
  'now' | 'staffId' | 'dueFollowUps' | 'queue' | 'isIncomplete' | 'changes'
> {
  /** By the server's clock, as `now` is. */
  startedAt: string;
  /** The known leads at each arrival, earliest first. */
  known: readonly Known[];
  /** The latest line of the audit log that was reported as news; null if none was. */
  newestLineId: number | null;
  marks: Marks;
  /** The arrivals that the last answer reported. */
  arrivals: readonly Arrival[];
  /** The ids in the last answer: some are reported again. */
  told: readonly number[];
  /** The leads in the last answer, in the same way. */
  toldLeads: readonly number[];
}

/** The most arrivals of leads to remember. */
const longestMemory = 200;

// A row may be committed this long after its time.
const lateMs = 60_000;

/** The arrivals between two answers; none if there is no earlier answer. */
function arrivalsOf(before: News | undefined, now: Marks): readonly Arrival[] {
  if (before === undefined) {
    return [];
  }
  const { newestReferralId, newestMailId, waitingMails } = before.marks;
  const after = Date.parse(before.now) - lateMs;
  const arrivals: Arrival[] = [];
  if (now.newestReferralId !== newestReferralId) {
    arrivals.push({ of: 'referral', after });
  }
  if (now.newestMailId !== newestMailId || now.waitingMails !== waitingMails) {
    arrivals.push({ of: 'mail', after });
  }
  return arrivals;
}

export function withAnswer(before: News | undefined, answer: Answer, at: number): News {
  const { now, staffId, dueFollowUps, queue, leads, isIncomplete, changes } = answer;
  const { newestReferralId, newestMailId, waitingMails } = answer;
  const marks = { newestReferralId, newestMailId, waitingMails };
  const startedAt = before?.startedAt ?? now;
  const known = before?.known ?? [];
  const hasCome = !before || leads.ids.some((id) => !before.toldLeads.includes(id));
  return {
    now,
    startedAt,
    staffId,
    dueFollowUps,
    queue,
    isIncomplete,
    marks,
    arrivals: arrivalsOf(before, marks),
    newestLineId: answer.newestLineId ?? before?.newestLineId ?? null,
    known: hasCome ? [...known, { at, ...leads }].slice(-longestMemory) : known,
    toldLeads: leads.ids,
    changes: changes.filter((change) => !before?.told.includes(change.id) && change.at > startedAt),
    told: changes.map((change) => change.id),
  };
}

/** The leads known at a time of the browser's clock; undefined before the first answer. */
export function knownAt(known: readonly Known[], moment: number): Known | undefined {
  return known.findLast(({ at }) => at <= moment) ?? known[0];
}

/** The number of unknown rows among those reported, and whether there are more. */
export function countNew(came: { ids: readonly number[]; hasMore: boolean }, known: number[]) {
  const isKnown = new Set(known);
  // The last one is the earliest: if it is known, all earlier ones are.
  const hasMore = came.hasMore && !isKnown.has(came.ids.at(-1)!);
  return { count: came.ids.filter((id) => !isKnown.has(id)).length, hasMore };
}

// With the answer and the worker that hands out new leads, five seconds from the application.
const everyMs = 3500;
const longestMs = 120_000;
// Tabs that were opened together poll apart.
const apartMs = Math.random() * 500;

/** The pause after this many failures in a row, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(everyMs * 2 ** failures, longestMs) + apartMs;
}

let failures = 0;

export function failuresInARow(): number {
  return failures;
}

const newsKey = ['news'] as const;

/** Changes in the office since the last answer. */
export const newsQuery = queryOptions({
  queryKey: newsKey,
  initialData: () => {
    const answer = takeFirstAnswer<Answer>(readNews.path);
    return answer && withAnswer(undefined, answer, Date.now());
  },
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
  // Polls even if the browser believes to be offline, so that the failure is shown.
  networkMode: 'always',
  gcTime: Infinity,
});

/** How many leads the member should call now; without a queue, how many next steps are due. */
export function useDueCount(): number {
  const select = ({ queue, dueFollowUps }: News) => queue?.due ?? dueFollowUps;
  const { data = 0 } = useQuery({ ...newsQuery, enabled: false, select });
  return data;
}

/** The news of this tab. The frame of the CRM polls them; this hook only listens. */
export function useNews(): News | undefined {
  const { data } = useQuery({ ...newsQuery, enabled: false });
  return data;
}

function isTelling({ isIncomplete, changes, arrivals }: News): boolean {
  return isIncomplete || changes.length > 0 || arrivals.length > 0;
}

/** Calls `onNews` once for each later answer with something new. */
export function useOnNews(onNews: (news: News) => void): void {
  const news = useNews();
  const tell = useEffectEvent(onNews);
  // The screen's own queries already contain the earlier news.
  const [before] = useState(news);
  useEffect(() => {
    if (news && news !== before && isTelling(news)) {
      tell(news);
    }
  }, [news, before]);
}
