import { useTranslations } from 'use-intl';
import { deleteTemplate } from '#core/contract/mail/templates.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import type { TemplateRow } from '../api-types.ts';
import { templateKeys } from '../queries/templates.ts';

interface DeleteTemplateDialogProps {
  template: TemplateRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({
  template: { id, name },
  isOpen,
  onOpenChange,
}: DeleteTemplateDialogProps) {
  const t = useTranslations('admin.templates');
  const { mutate, isPending } = useWrite(deleteTemplate, {
    makesStale: [templateKeys.all],
    onSuccess() {
      onOpenChange(false);
      focusContent();
      toastSuccess({ title: t('deleted'), description: name });
    },
    onError: (error) =>
      toastError({
        title: t('deletion.failed'),
        description: refusalText(error),
      }),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('deletion.title')}
      confirm={t('deletion.confirm')}
      isPending={isPending}
      onConfirm={() => mutate({ params: { id } })}
    >
      {t('deletion.question', { name })}
    </ConfirmDialog>
  );
}
