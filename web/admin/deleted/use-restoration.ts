import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { restoreAffiliate } from '#core/contract/partners/affiliate/deleted.ts';
import type { restoreLead } from '#core/contract/leads/changes.ts';
import { call } from '#web/kit/api.ts';
import { makeStale, type Stale } from '#web/office/cache/make-stale.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';

export type DeletedTexts = 'admin.deletedLeads' | 'admin.deletedAffiliates';

interface Restorable {
  id: number;
  firstName: string;
  lastName: string;
}

export type Restore = (deleted: Restorable) => Promise<boolean>;

interface RestorationSetup {
  entry: typeof restoreLead | typeof restoreAffiliate;
  texts: DeletedTexts;
  makesStale: (id: number) => Stale;
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
      makeStale(queries, makesStale(id));
      toastSuccess({ title: t('restored'), description: `${firstName} ${lastName}` });
      return true;
    } catch (error) {
      toastError({ title: t('notRestored'), description: refusalText(error) });
      return false;
    }
  };
}
