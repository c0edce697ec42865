import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { Warning } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { statsQuery } from '../../queries/dashboard.ts';
import {
  activeHeroMediaKey,
  commissionSumsKey,
  programmeKeys,
  queueKeys,
  revisionKeys,
  viewKeys,
} from '../../queries/keys.ts';
import styles from './live.module.css';
import { queueQuery } from '../../queries/queue.ts';
import { sessionQuery } from '../../queries/session.ts';
import {
  failuresInARow,
  type News,
  type NewsItem,
  newsQuery,
  pauseAfter,
  useOnNews,
} from './news-query.ts';

/** One failure is a hiccup; after the second one the screen may be wrong. */
const worthSaying = 2;

const noneYet: News['known'] = [];

const markOf = ({ mark }: { mark: string }) => mark;

/** The queries that show other entities; they are updated in place. */
const shownOf: Partial<Record<NewsItem['entity'], readonly (readonly unknown[])[]>> = {
  hero_media: [activeHeroMediaKey],
  terms: [programmeKeys.all, revisionKeys.list(), sessionQuery.queryKey],
  fact: [programmeKeys.all, sessionQuery.queryKey],
  referral: [commissionSumsKey],
  payout: [commissionSumsKey],
};

/** Reloads visible queries that a change affects. */
function useFreshValues(): void {
  const queries = useQueryClient();
  useOnNews(({ changes, arrivals, isIncomplete }) => {
    const kinds = [...changes.map(({ entity }) => entity), ...arrivals.map(({ of }) => of)];
    const entities = new Set<string>(kinds);
    for (const [entity, keys] of Object.entries(shownOf)) {
      if (isIncomplete || entities.has(entity)) {
        keys.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
      }
    }
  });
}

/**
 * Reloads counts when the counted rows have changed. The first answer only sets the baseline: it
 * was requested with the counts, unless earlier tries failed.
 */
function useFreshCounts(known: News['known'], hadNoAnswer: boolean): void {
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: viewKeys.all });
    void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
  };
  useOnNews(({ changes, isIncomplete }) => {
    if (isIncomplete || changes.length > 0) {
      refresh();
    }
  });
  const cameAt = known.at(-1)?.at;
  const refreshFor = useEffectEvent((at: number | undefined) => {
    if (known.length > 1 || (at !== undefined && hadNoAnswer)) {
      refresh();
    }
  });
  useEffect(() => refreshFor(cameAt), [cameAt]);
}

/** Reloads the queue when the news report a different one. */
function useFreshQueue(mark: string | undefined): void {
  const queries = useQueryClient();
  const { data: shown } = useQuery({ ...queueQuery, enabled: false, select: markOf });
  useEffect(() => {
    if (mark !== undefined && shown !== undefined && mark !== shown) {
      void queries.invalidateQueries({ queryKey: queueKeys.all });
    }
  }, [mark, shown, queries]);
}

const onConnection = (listener: () => void) => onlineManager.subscribe(listener);
const isConnected = () => onlineManager.isOnline();

interface NewsPollerProps {
  staffId: number;
}

/**
 * Polls every few seconds for changes in the office while the tab is visible, and reports if that
 * fails. Mounted once, in the frame.
 */
export function NewsPoller({ staffId }: NewsPollerProps) {
  const t = useTranslations('admin.live');
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...newsQuery,
    refetchInterval: () => pauseAfter(failuresInARow()),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  useFreshValues();
  useFreshQueue(data?.queue?.mark);
  useFreshCounts(data?.known ?? noneYet, errorUpdateCount > 0);
  const isSomebodyElse = data !== undefined && data.staffId !== staffId;
  useEffect(() => {
    if (isSomebodyElse) {
      // Another account is signed in: nothing on this screen is theirs.
      location.reload();
    }
  }, [isSomebodyElse]);
  const isSignedOut = error instanceof CallError && error.status === 401;
  const isStale = error !== null && !isSignedOut && failuresInARow() >= worthSaying;
  const isOnline = useSyncExternalStore(onConnection, isConnected, isConnected);
  return (
    <div role="status">
      {(isStale || !isOnline) && (
        <p className={styles.stale}>
          <Warning size={18} />
          <span>{t(isOnline ? 'stale' : 'offline')}</span>
          <ToolButton onClick={() => void refetch()}>{t('tryNow')}</ToolButton>
        </p>
      )}
    </div>
  );
}
