import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteLead, restoreLead } from '#core/contract/lead/changes.ts';
import { Trash } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { LeadRow } from '../api-types.ts';
import { useRestoration } from '../deleted/use-restoration.ts';
import { dashboardKeys } from '../queries/dashboard.ts';
import { interactionKeys, timelineKeys } from '../queries/keys.ts';
import { leadKeys, staleAfterEdit } from '../queries/leads.ts';

const makesStale = (id: number) => [...staleAfterEdit, leadKeys.one(id)];

export function useLeadRestoration() {
  return useRestoration({ entry: restoreLead, texts: 'admin.deletedLeads', makesStale });
}

interface DeleteLeadProps {
  lead: Pick<LeadRow, 'id' | 'firstName' | 'lastName'>;
  onDeleted?: () => void;
  t: Texts<'admin.leadDeletion'>;
}

interface QuestionProps extends DeleteLeadProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Deletes a lead, says so, and offers to restore it while the message is shown. */
function DeletionQuestion({ lead, onDeleted, t, isOpen, onOpenChange }: QuestionProps) {
  const queries = useQueryClient();
  const restore = useLeadRestoration();
  const name = `${lead.firstName} ${lead.lastName}`;
  const write = useWrite(deleteLead, {
    makesStale: [leadKeys.list(), dashboardKeys.all],
    onSuccess() {
      onOpenChange(false);
      // Its page may still be on show: nobody asks for a lead that is gone, nor for its cards.
      for (const queryKey of [leadKeys.one(lead.id), timelineKeys.all, interactionKeys.all]) {
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      const action = { label: t('undo'), onClick: () => void restore(lead) };
      toastSuccess({ title: t('done'), description: name, action });
      // What had the focus is gone with its row.
      focusContent();
      onDeleted?.();
    },
    onError() {
      onOpenChange(false);
      toastError({ title: t('failed') });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      confirm={t('delete')}
      isPending={write.isPending}
      onConfirm={() => write.mutate({ params: { id: String(lead.id) } })}
    >
      {t('question', { name })}
    </ConfirmDialog>
  );
}

export function DeleteLead(props: DeleteLeadProps) {
  const { lead, t } = props;
  const [isAsking, setIsAsking] = useState(false);
  // A list has fifty of these: the question is made when it is first asked.
  const [wasAsked, setWasAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    setIsAsking(true);
  };
  return (
    <>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('deleteOf', { name: `${lead.firstName} ${lead.lastName}` })}
        title={t('delete')}
        onClick={ask}
      >
        <Trash size={16} />
      </ToolButton>
      {wasAsked && (
        <DeletionQuestion
          {...props}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </>
  );
}
