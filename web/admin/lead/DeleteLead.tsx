import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deleteLead, restoreLead } from '#core/contract/lead/changes.ts';
import { Trash } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useRestoration } from '../deleted/use-restoration.ts';
import { dashboardKeys } from '../queries/dashboard.ts';
import { interactionKeys, timelineKeys } from '../queries/keys.ts';
import { leadKeys, staleAfterEdit } from '../queries/leads.ts';

const makesStale = (id: number) => [...staleAfterEdit, leadKeys.one(id)];

/** Takes back the deletion of a lead. */
export function useLeadRestoration() {
  return useRestoration({
    entry: restoreLead,
    texts: 'admin.deletedLeads',
    makesStale,
  });
}

interface LeadToDelete {
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
function useLeadDeletion({ lead, onSettled, onDeleted }: LeadDeletionSetup) {
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

interface DeleteLeadProps {
  lead: LeadToDelete;
  /** Shows the icon alone, as in a row of a list. */
  isSmall?: boolean;
  onDeleted?: (() => void) | undefined;
  t: Texts<'admin.leadDeletion'>;
}

interface QuestionProps extends Pick<DeleteLeadProps, 'lead' | 'onDeleted'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeletionQuestion({ lead, onDeleted, isOpen, onOpenChange }: QuestionProps) {
  const t = useTranslations('admin.leadDeletion');
  const { remove, isPending } = useLeadDeletion({
    lead,
    onSettled: () => onOpenChange(false),
    onDeleted,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      confirm={t('delete')}
      isPending={isPending}
      onConfirm={remove}
    >
      {t('question', { name: `${lead.firstName} ${lead.lastName}` })}
    </ConfirmDialog>
  );
}

export function DeleteLead({ lead, isSmall = false, onDeleted, t }: DeleteLeadProps) {
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
        variant={isSmall ? 'quiet' : 'outline'}
        isSquare={isSmall}
        aria-label={t('deleteOf', { name: `${lead.firstName} ${lead.lastName}` })}
        title={t('delete')}
        onClick={ask}
      >
        <Trash size={16} />
        {!isSmall && t('delete')}
      </ToolButton>
      {wasAsked && (
        <DeletionQuestion
          lead={lead}
          onDeleted={onDeleted}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </>
  );
}
