import { useTranslations } from 'use-intl';
import { deleteAffiliate } from '#core/contract/affiliates.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
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
  return (
    <DeletionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      entry={deleteAffiliate}
      options={{ params: { id } }}
      makesStale={[affiliateKeys.all]}
      title={t('title')}
      confirm={t('confirm')}
      done={t('done')}
      name={name}
      failed={t('failed')}
    >
      {t('question', { name, code: referralCode })}
    </DeletionDialog>
  );
}
