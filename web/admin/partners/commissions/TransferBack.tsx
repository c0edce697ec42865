import { useTranslations } from 'use-intl';
import { returnPayee } from '#core/contract/partners/commission/payouts.ts';
import { ReasonButton } from './ReasonForm.tsx';

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
  return (
    <ReasonButton
      open={t('open')}
      openOf={t('openOf', { name })}
      title={t('title', { name })}
      description={t('text')}
      entry={returnPayee}
      params={{ id: payoutId }}
      more={{ payeeId }}
      draft={`return:${payoutId}:${payeeId}`}
      labels={{ save: t('save'), done: t('done'), failed: t('failed') }}
    />
  );
}
