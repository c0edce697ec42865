import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { returnPayee } from '#core/contract/partners/commission/payouts.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ReasonForm } from './ReasonForm.tsx';

/** Takes one payee out of a payout, because the transfer came back. */
export function TransferBack({
  payoutId,
  payeeId,
  name,
}: {
  payoutId: number;
  payeeId: number;
  name: string;
}) {
  const t = useTranslations('admin.commissions.transferBack');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton aria-label={t('openOf', { name })} onClick={() => setIsOpen(true)}>
        {t('open')}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title', { name })}
        description={t('text')}
      >
        <ReasonForm
          entry={returnPayee}
          params={{ id: payoutId }}
          more={{ payeeId }}
          draft={`return:${payoutId}:${payeeId}`}
          labels={{ save: t('save'), done: t('done'), failed: t('failed') }}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
