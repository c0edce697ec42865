import { useTranslations } from 'use-intl';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { AffiliateForm } from './AffiliateForm.tsx';

interface AddAffiliateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for a new partner. */
export function AddAffiliateDialog({ isOpen, onOpenChange }: AddAffiliateDialogProps) {
  const t = useTranslations('admin.newAffiliate');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
    >
      <AffiliateForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
