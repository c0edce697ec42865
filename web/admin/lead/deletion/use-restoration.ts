import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { restoreLead } from '#core/contract/lead/changes.ts';
import { call } from '#web/kit/api.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { leadKeys } from '../../queries/leads.ts';
import { staleAfterEdit } from '../../queries/stale-after-edit.ts';

interface LeadToRestore {
  id: number;
  firstName: string;
  lastName: string;
}

/**
 * Takes back the deletion of a lead and says so, or why it could not; answers whether it is back. It
 * may be called when what it was asked on is gone.
 */
export function useRestoration() {
  const t = useTranslations('admin.deletedLeads');
  const queries = useQueryClient();
  return async ({ id, firstName, lastName }: LeadToRestore): Promise<boolean> => {
    try {
      await call(restoreLead, { params: { id: String(id) } });
      for (const queryKey of [...staleAfterEdit, leadKeys.one(id)]) {
        void queries.invalidateQueries({ queryKey });
      }
      toastSuccess({
        title: t('restored'),
        description: `${firstName} ${lastName}`,
      });
      return true;
    } catch (error) {
      toastError({
        title: t('notRestored'),
        description: refusalText(error),
      });
      return false;
    }
  };
}
