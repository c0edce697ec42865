import { useTranslations } from 'use-intl';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { DraftNote } from '../draft/DraftNote.tsx';
import { AffiliateForm } from './AffiliateForm.tsx';

interface AddAffiliateDialogProps {
  draftName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddAffiliateDialog({ draftName, isOpen, onOpenChange }: AddAffiliateDialogProps) {
  const t = useTranslations('admin.newAffiliate');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
    >
      <DraftNote name={draftName} />
      <AffiliateForm
        draftName={draftName}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
