import { useTranslations } from 'use-intl';
import { deleteAffiliate } from '#core/contract/affiliates.ts';
import { restorableDays } from '#core/domain/kept-data.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
import type { AffiliateRow } from '../api-types.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { useAffiliateRestoration } from './deleted/use-affiliate-restoration.ts';

interface DeleteAffiliateDialogProps {
  affiliate: AffiliateRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteAffiliateDialog({
  affiliate,
  isOpen,
  onOpenChange,
}: DeleteAffiliateDialogProps) {
  const t = useTranslations('admin.deleteAffiliate');
  const restore = useAffiliateRestoration();
  const { id, firstName, lastName, referralCode } = affiliate;
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
      undo={{ label: t('undo'), onClick: () => void restore(affiliate) }}
    >
      {t('question', { name, code: referralCode, days: String(restorableDays) })}
    </DeletionDialog>
  );
}
