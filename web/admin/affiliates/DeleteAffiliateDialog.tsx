import { useTranslations } from 'use-intl';
import { deleteAffiliate } from '#core/contract/affiliates.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import type { AffiliateRow } from '../api-types.ts';
import { affiliateKeys } from '../queries/affiliates.ts';

interface DeleteAffiliateDialogProps {
  affiliate: AffiliateRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before an affiliate is deleted. */
export function DeleteAffiliateDialog({
  affiliate: { id, firstName, lastName, referralCode },
  isOpen,
  onOpenChange,
}: DeleteAffiliateDialogProps) {
  const t = useTranslations('admin.deleteAffiliate');
  const name = `${firstName} ${lastName}`;
  const write = useWrite(deleteAffiliate, {
    makesStale: [affiliateKeys.all],
    onSuccess() {
      onOpenChange(false);
      focusContent();
      toastSuccess({ title: t('done'), description: name });
    },
    onError(error) {
      onOpenChange(false);
      toastError({
        title: t('failed'),
        description: refusalText(error),
      });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      confirm={t('confirm')}
      isPending={write.isPending}
      onConfirm={() => write.mutate({ params: { id } })}
    >
      {t('question', { name, code: referralCode })}
    </ConfirmDialog>
  );
}
