import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { dropAllDrafts } from '../form/draft.ts';
import { type AppRoom, tellSignedOut } from './signed-out-elsewhere.ts';
import { toastError } from './Toaster.tsx';

export interface WayOut {
  room: AppRoom;
  endSession: () => Promise<unknown>;
  leadsTo: string;
}

/**
 * Ends the session, clears the cache and leaves the app. Reports if the session could not be ended.
 */
export function useLogOut({ room, endSession, leadsTo }: WayOut) {
  const t = useTranslations('office.shell');
  const queries = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(async () => {
    setIsLeaving(true);
    try {
      await endSession();
    } catch (error) {
      // An ended session need not be ended.
      const isOver = error instanceof CallError && error.status === 401;
      if (!isOver) {
        setIsLeaving(false);
        toastError({
          title: t('logOutFailed'),
          description: t('stillSignedIn'),
        });
        return;
      }
    }
    queries.clear();
    dropAllDrafts(room);
    tellSignedOut(room);
    location.assign(leadsTo);
  }, [room, endSession, leadsTo, queries, t]);
  return { leave, isLeaving };
}
