import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import type { listViews } from '#core/contract/leads/views.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import type { readCommissionSums } from '#core/contract/partners/commission/commissions.ts';
import type { readActiveHeroMedia } from '#core/contract/programme/media.ts';
import type { readProgramme } from '#core/contract/programme/programme.ts';
import type { listRevisions } from '#core/contract/programme/revisions.ts';
import { CallError } from '#web/kit/api.ts';
import { Warning } from '#web/kit/icons.tsx';
import { allUnder, named } from '#web/office/cache/call-key.ts';
import { makeStale, type Stale } from '#web/office/cache/make-stale.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './live.module.css';
import { failuresInARow, type NewsItem, newsQuery, pauseAfter, useOnNews } from './news-query.ts';
import { queueQuery, statsQuery } from '../office-queries.ts';

/** One failure is a hiccup; after the second one the screen may be wrong. */
const worthSaying = 2;

const markOf = ({ mark }: { mark: string }) => mark;

const savedViews = named<typeof listViews>('/api/admin/views');
const programme = named<typeof readProgramme>('/api/admin/programme');
const commissionSums = named<typeof readCommissionSums>('/api/admin/commissions/sums');

/** The queries that show other entities; they are updated in place. */
const shownOf: Partial<Record<NewsItem['entity'], Exclude<Stale, string>>> = {
  hero_media: [named<typeof readActiveHeroMedia>('/api/hero-media/active')],
  terms: [programme, named<typeof listRevisions>('/api/admin/programme/rules'), readStaffSession],
  fact: [programme, readStaffSession],
  referral: [commissionSums],
  payout: [commissionSums],
};

/** Reloads visible queries that a change affects, and counts. */
function useFreshValues(): void {
  const queries = useQueryClient();
  useOnNews(({ changes, arrivals, isIncomplete }) => {
    const entities = new Set<string>(changes.map(({ entity }) => entity));
    for (const [entity, answers] of Object.entries(shownOf)) {
      if (isIncomplete || entities.has(entity)) {
        makeStale(queries, answers);
      }
    }
    if (arrivals.length > 0) {
      makeStale(queries, [commissionSums]);
    }
    if (isIncomplete || changes.length + arrivals.length > 0) {
      makeStale(queries, [allUnder(savedViews), statsQuery.queryKey]);
    }
  });
}

/** Reloads the queue when the news report a different one. */
function useFreshQueue(mark: string | undefined): void {
  const queries = useQueryClient();
  const { data: shown } = useQuery({ ...queueQuery, enabled: false, select: markOf });
  useEffect(() => {
    if (mark !== undefined && shown !== undefined && mark !== shown) {
      makeStale(queries, [readQueue]);
    }
  }, [mark, shown, queries]);
}

const onConnection = (listener: () => void) => onlineManager.subscribe(listener);
const isConnected = () => onlineManager.isOnline();

/**
 * Polls every few seconds for changes in the office while the tab is visible, and reports if that
 * fails. Mounted once, in the frame.
 */
export function NewsPoller({ staffId }: { staffId: number }) {
  const t = useTranslations('admin.live');
  const { data, error, refetch } = useQuery({
    ...newsQuery,
    refetchInterval: () => pauseAfter(failuresInARow()),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  useFreshValues();
  useFreshQueue(data?.queue?.mark);
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
