import { useTranslations } from 'use-intl';
import { deleteTemplate } from '#core/contract/mail/templates.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
import type { TemplateRow } from '../api-types.ts';
import { templateKeys } from '../queries/templates.ts';

interface DeleteTemplateDialogProps {
  template: TemplateRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteTemplateDialog({
  template: { id, name },
  isOpen,
  onOpenChange,
}: DeleteTemplateDialogProps) {
  const t = useTranslations('admin.templates');
  return (
    <DeletionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      entry={deleteTemplate}
      options={{ params: { id } }}
      makesStale={[templateKeys.all]}
      title={t('deletion.title')}
      confirm={t('deletion.confirm')}
      done={t('deleted')}
      name={name}
      failed={t('deletion.failed')}
    >
      {t('deletion.question', { name })}
    </DeletionDialog>
  );
}
