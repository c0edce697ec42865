import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import { earningsQuery } from '../queries/earnings.ts';
import { useSession } from '../session-context.ts';
import styles from './profile.module.css';
import { commissionTerms } from './commission-terms.ts';

/**
 * What a referral earns, by the terms of today, and what this affiliate's own rate is; nothing while
 * the program pays no commissions.
 */
export function CommissionNote() {
  const t = useTranslations('portal.profile.commission');
  const { affiliate } = useSession();
  const { cents, dollars, percent } = useFormats();
  const { commissionRate: rate, isLicensedRealtor, needsReview } = affiliate;
  const terms = commissionTerms();
  const { data: earnings } = useQuery(earningsQuery);
  if (terms === null || earnings?.isOn === false) {
    return null;
  }
  const own = isLicensedRealtor
    ? t('ownLicensed', { rate: percent(rate, 2) })
    : t('ownOther', { fee: rate % 1 === 0 ? dollars(rate) : cents(Math.round(rate * 100)) });
  return (
    <Card title={t('title')}>
      <div className={styles.note}>
        <p>{t('licensed', { licensedRate: percent(terms.licensedRate, 2) })}</p>
        <p>{t('others', { flatFee: dollars(terms.flatDollars) })}</p>
        <p>
          {t('own')}: <strong>{own}</strong>
        </p>
        {needsReview && <p className={styles.review}>{t('review')}</p>}
        <p className={shared.soft}>{t('estimate')}</p>
      </div>
    </Card>
  );
}
