import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { restoreAffiliate } from '#core/contract/partners/affiliate/deleted.ts';
import type { restoreLead } from '#core/contract/leads/changes.ts';
import { call } from '#web/kit/api.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';

export type DeletedTexts = 'admin.deletedLeads' | 'admin.deletedAffiliates';

interface Restorable {
  id: number;
  firstName: string;
  lastName: string;
}

/** Undoes a deletion; returns whether it worked. */
export type Restore = (deleted: Restorable) => Promise<boolean>;

interface RestorationSetup {
  entry: typeof restoreLead | typeof restoreAffiliate;
  texts: DeletedTexts;
  /** Query keys that a restoration makes stale. */
  makesStale: (id: number) => readonly QueryKey[];
}

/**
 * Undoes a deletion and reports the outcome. It may be called after the component that offered it
 * is gone.
 */
export function useRestoration({ entry, texts, makesStale }: RestorationSetup): Restore {
  const t = useTranslations(texts);
  const queries = useQueryClient();
  return async ({ id, firstName, lastName }) => {
    try {
      await call(entry, { params: { id: String(id) } });
      for (const queryKey of makesStale(id)) {
        void queries.invalidateQueries({ queryKey });
      }
      toastSuccess({ title: t('restored'), description: `${firstName} ${lastName}` });
      return true;
    } catch (error) {
      toastError({ title: t('notRestored'), description: refusalText(error) });
      return false;
    }
  };
}
