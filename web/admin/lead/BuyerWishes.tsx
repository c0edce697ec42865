import { useTranslations } from 'use-intl';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';

/** What the buyer asked for on their own page and staff must know: to be erased, to be told of less. */
export function BuyerWishes({ lead: { erasureAskedAt, partnerSees } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.wishes');
  return (
    <>
      {erasureAskedAt && (
        <div className={shared.notice}>
          <p>{t('erasure')}</p>
          <span>
            {t('asked')} <ExactTime value={erasureAskedAt} />
          </span>
        </div>
      )}
      {partnerSees && <p className={shared.small}>{t(`partnerSees.${partnerSees}`)}</p>}
    </>
  );
}
