import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readNews } from '#core/contract/news.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';

type Answer = AnswerOf<typeof readNews>;
export type NewsItem = Answer['changes'][number];

/** Rows that visitors cause: more of them came, or some of them changed. */
export interface Arrival {
  of: 'referral' | 'mail';
  /** The moment of the server after which they came, in milliseconds. */
  after: number;
}

/** The leads that were known when an answer came. */
export interface Known {
  /** By the browser's clock. */
  at: number;
  /** Of the leads that came after this moment, by the server's clock, these were there. */
  since: string;
  ids: readonly number[];
}

type Marks = Pick<Answer, 'newestReferralId' | 'newestMailId' | 'waitingMails'>;

/** What an open tab knows of the office; `changes` are those that the last answer told first. */
export interface News extends Pick<
  Answer,
  'now' | 'staffId' | 'dueFollowUps' | 'queue' | 'isIncomplete' | 'changes'
> {
  /** By the server's clock, as `now` is. */
  startedAt: string;
  /** The known leads each time that new ones came, earliest first. */
  known: readonly Known[];
  /** The latest line of the audit log that was told of as news; null before one was. */
  newestLineId: number | null;
  marks: Marks;
  /** The arrivals that the last answer reported. */
  arrivals: readonly Arrival[];
  /** The numbers that the last answer told: some are told again. */
  told: readonly number[];
  /** The leads that the last answer told, in the same way. */
  toldLeads: readonly number[];
}

/** At most so many arrivals of leads are remembered. */
const longestMemory = 200;

// So long after its moment a row may be committed.
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

/** The leads known at a moment of the browser's clock; undefined before the first answer. */
export function knownAt(known: readonly Known[], moment: number): Known | undefined {
  return known.findLast(({ at }) => at <= moment) ?? known[0];
}

/** How many of what came were not known, and whether there is more than was told. */
export function countNew(came: { ids: readonly number[]; hasMore: boolean }, known: number[]) {
  const isKnown = new Set(known);
  // The earliest is the last: where it is known, all that came before it are.
  const hasMore = came.hasMore && !isKnown.has(came.ids.at(-1)!);
  return { count: came.ids.filter((id) => !isKnown.has(id)).length, hasMore };
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

/** The news that this tab has. The frame of the CRM fetches them; this hook only listens. */
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
  // The screen's own queries already contain the earlier news.
  const [before] = useState(news);
  useEffect(() => {
    if (news && news !== before && isTelling(news)) {
      tell(news);
    }
  }, [news, before]);
}
