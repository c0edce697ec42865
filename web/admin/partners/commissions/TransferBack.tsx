import { useTranslations } from 'use-intl';
import { returnPayee } from '#core/contract/partners/commission/payouts.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ReasonButton } from '../../draft/ReasonButton.tsx';
import { useReasonTexts } from './commission-queries.ts';

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
      {...useReasonTexts()}
      button={<ToolButton aria-label={t('openOf', { name })}>{t('open')}</ToolButton>}
      title={t('title', { name })}
      description={t('text')}
      entry={returnPayee}
      options={{ params: { id: payoutId } }}
      more={{ payeeId }}
      draft={`return:${payoutId}:${payeeId}`}
      save={t('save')}
      done={t('done')}
      failed={t('failed')}
    />
  );
}
