import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { restorableDays } from '#core/domain/kept-data.ts';
import { Trash } from '#web/kit/icons.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

interface BulkDeletionProps {
  count: number;
  isDisabled: boolean;
  onConfirm: () => void;
}

export function BulkDeletion({ count, isDisabled, onConfirm }: BulkDeletionProps) {
  const t = useTranslations('admin.leadBulk');
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onConfirm();
  };
  return (
    <>
      <ToolButton
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        <Trash size={16} />
        {t('delete')}
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('deleteTitle')}
        confirm={t('delete')}
        isPending={false}
        onConfirm={confirm}
      >
        {t('question', { count, days: String(restorableDays) })}
      </ConfirmDialog>
    </>
  );
}
