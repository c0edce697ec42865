import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readNews } from '#core/contract/office/news.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';

type Answer = AnswerOf<typeof readNews>;
export type NewsItem = Answer['changes'][number];

/** The last answer; `changes` and `arrivals` without what an earlier one told. */
export interface News extends Answer {
  areMailsNew: boolean;
  /** The time of the first answer, by the server's clock. */
  startedAt: string;
  /** The ids of lines and leads in the last answer: some are told again for a minute. */
  told: { changes: readonly number[]; arrivals: readonly number[] };
}

export function withAnswer(before: News | undefined, answer: Answer): News {
  const { changes, arrivals, newestLineAt } = answer;
  const { startedAt = answer.now, told = { changes: [], arrivals } } = before ?? {};
  return {
    ...answer,
    changes: changes.filter(({ id, at }) => !told.changes.includes(id) && at > startedAt),
    arrivals: arrivals.filter((id) => !told.arrivals.includes(id)),
    areMailsNew: before !== undefined && before.mails !== answer.mails,
    newestLineAt: newestLineAt ?? before?.newestLineAt ?? null,
    startedAt,
    told: { changes: changes.map(({ id }) => id), arrivals },
  };
}

// With the answer and the worker that hands out new leads, five seconds from the application.
const everyMs = 3500;
const longestMs = 120_000;
// Tabs that were opened together poll apart.
const apartMs = Math.random() * 500;

export function pauseAfter(failures: number): number {
  return Math.min(everyMs * 2 ** failures, longestMs) + apartMs;
}

let failures = 0;

export function failuresInARow(): number {
  return failures;
}

const newsKey = ['news'] as const;

/** The lead whose page this tab shows. */
function openLead(): number | undefined {
  const [, id] = /^\/admin\/contact\/(\d+)/.exec(location.pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Changes in the office since the last answer. */
export const newsQuery = queryOptions({
  queryKey: newsKey,
  initialData: () => {
    const answer = takeFirstAnswer<Answer>(readNews.path);
    return answer && withAnswer(undefined, answer);
  },
  queryFn: async ({ client, signal }): Promise<News> => {
    const before = client.getQueryData<News>(newsKey);
    try {
      const answer = await call(readNews, {
        query: { since: before?.now, lead: openLead() },
        signal,
      });
      failures = 0;
      return withAnswer(before, answer);
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

const no: readonly string[] = [];

/** The names of colleagues who have a lead open, or called it just now. */
export function useOnLead(id: number): readonly string[] {
  const { data = no } = useQuery({
    ...newsQuery,
    enabled: false,
    select: ({ onLead }: News) => (onLead?.id === id ? onLead.openBy : no),
  });
  return data;
}

/** The news of this tab. The frame of the CRM polls them; this hook only listens. */
export function useNews(): News | undefined {
  const { data } = useQuery({ ...newsQuery, enabled: false });
  return data;
}

function isTelling({ isIncomplete, changes, arrivals, areMailsNew }: News): boolean {
  return isIncomplete || changes.length > 0 || arrivals.length > 0 || areMailsNew;
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
