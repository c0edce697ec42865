import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Trash } from '#web/kit/icons.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { type LeadToDelete, useLeadDeletion } from './use-lead-deletion.ts';

interface DeleteLeadProps {
  lead: LeadToDelete;
  /** Shows the icon alone, as in a row of a list. */
  isSmall?: boolean;
  onDeleted?: () => void;
}

/** Deletes a lead after a question; a message offers to take it back. */
export function DeleteLead({ lead, isSmall = false, onDeleted }: DeleteLeadProps) {
  const t = useTranslations('admin.leadDeletion');
  const [isAsking, setIsAsking] = useState(false);
  // A list has fifty of these: the question is made when it is first asked.
  const [wasAsked, setWasAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    setIsAsking(true);
  };
  const name = `${lead.firstName} ${lead.lastName}`;
  const { remove, isPending } = useLeadDeletion({
    lead,
    onSettled: () => setIsAsking(false),
    onDeleted,
  });
  return (
    <>
      <ToolButton
        variant={isSmall ? 'quiet' : 'outline'}
        isSquare={isSmall}
        aria-label={t('deleteOf', { name })}
        title={t('delete')}
        onClick={ask}
      >
        <Trash size={16} />
        {!isSmall && t('delete')}
      </ToolButton>
      {wasAsked && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={t('title')}
          confirm={t('delete')}
          isPending={isPending}
          onConfirm={remove}
        >
          {t('question', { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
