import { useTranslations } from 'use-intl';
import { useQueryClient } from '@tanstack/react-query';
import { deleteLead } from '#core/contract/lead/changes.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { dashboardKeys } from '../../queries/dashboard.ts';
import { interactionKeys } from '../../queries/interactions.ts';
import { leadKeys } from '../../queries/leads.ts';
import { timelineKeys } from '../../queries/timeline.ts';
import { useLeadRestoration } from './use-lead-restoration.ts';

export interface LeadToDelete {
  id: number;
  firstName: string;
  lastName: string;
}

interface LeadDeletionSetup {
  lead: LeadToDelete;
  onSettled: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a lead, says so, and offers to restore it as long as the message stands. */
export function useLeadDeletion({ lead, onSettled, onDeleted }: LeadDeletionSetup) {
  const t = useTranslations('admin.leadDeletion');
  const queries = useQueryClient();
  const params = { id: String(lead.id) };
  const description = `${lead.firstName} ${lead.lastName}`;
  const restore = useLeadRestoration();

  const write = useWrite(deleteLead, {
    makesStale: [leadKeys.list(), dashboardKeys.all],
    onSuccess() {
      onSettled();
      // Its page may still be on show: nobody asks for a lead that is gone, nor for its cards.
      for (const queryKey of [leadKeys.one(lead.id), timelineKeys.all, interactionKeys.all]) {
        void queries.invalidateQueries({
          queryKey,
          refetchType: 'none',
        });
      }
      toastSuccess({
        title: t('done'),
        description,
        action: {
          label: t('undo'),
          onClick: () => void restore(lead),
        },
      });
      // What had the focus is gone with its row.
      focusContent();
      onDeleted?.();
    },
    onError() {
      onSettled();
      toastError({ title: t('failed') });
    },
  });
  return {
    remove: () => write.mutate({ params }),
    isPending: write.isPending,
  };
}
