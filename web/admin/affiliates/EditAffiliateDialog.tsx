import { useTranslations } from 'use-intl';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import type { AffiliateRow } from '../api-types.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import { EditAffiliateForm } from './EditAffiliateForm.tsx';

interface EditAffiliateDialogProps {
  affiliate: AffiliateRow;
  draftName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditAffiliateDialog({
  affiliate,
  draftName,
  isOpen,
  onOpenChange,
}: EditAffiliateDialogProps) {
  const t = useTranslations('admin.editAffiliate');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text', { code: affiliate.referralCode })}
    >
      <DraftNote name={draftName} />
      <EditAffiliateForm
        affiliate={affiliate}
        draftName={draftName}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
