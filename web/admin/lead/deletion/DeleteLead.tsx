import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Trash } from '#web/kit/icons.tsx';
import type { Texts } from '#web/office/messages/texts.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { type LeadToDelete, useLeadDeletion } from './use-lead-deletion.ts';

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
