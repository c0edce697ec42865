import { useTranslations } from 'use-intl';
import { declineErasure } from '#core/contract/leads/erasure.ts';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { ReasonButton } from '../../draft/ReasonButton.tsx';
import { useReasonOf } from './use-reason-of.tsx';

/** The buyer's own wishes that staff must know: to be erased, to show the partner less. */
export function BuyerWishes({ lead: { id, erasureAskedAt, partnerSees } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.wishes');
  const decline = useReasonOf(id, 'wishes.decline');
  return (
    <>
      {erasureAskedAt && (
        <div className={shared.notice}>
          <p>{t('erasure')}</p>
          <span>
            {t('asked')} <ExactTime value={erasureAskedAt} />
          </span>
          <ReasonButton entry={declineErasure} {...decline} />
        </div>
      )}
      {partnerSees && <p className={shared.small}>{t(`partnerSees.${partnerSees}`)}</p>}
    </>
  );
}
