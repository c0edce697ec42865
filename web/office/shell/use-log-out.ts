import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { dropAllDrafts } from '../form/draft.ts';
import { tellSignedOut } from './signed-out-elsewhere.ts';
import { toastError } from './Toaster.tsx';

/**
 * Ends the session by `endSession`, forgets what was known of the server and goes to the public
 * site. Says so when the session could not be ended.
 */
export function useLogOut(endSession: () => Promise<unknown>) {
  const t = useTranslations('office.shell');
  const queries = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await endSession();
    } catch (error) {
      // A session that is over already needs no ending.
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
    dropAllDrafts();
    tellSignedOut();
    location.assign('/');
  };
  return { leave, isLeaving };
}
