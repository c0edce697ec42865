import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { dueQuery } from '../queries/commissions.ts';
import { PayoutForm } from './PayoutForm.tsx';

export function PayoutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.commissions.payout');
  const due = useQuery(dueQuery);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
    >
      <Loaded
        query={due}
        failure={t('failed')}
        lines={4}
      >
        {(found) => (
          <PayoutForm
            due={found}
            onDone={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
