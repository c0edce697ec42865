import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { portalPaths } from '#core/contract/site.ts';
import { useLineText } from '#web/office/commission/line-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import { EarningBadge, useEarningNext } from '../earnings/earning-words.tsx';
import styles from './lead.module.css';
import { ReceiptFold } from './ReferralCard.tsx';

/** What the client earns the partner, where that stands, how it comes about, and why. */
export function CommissionCard({ lead: { commission, receipt } }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead.commission');
  const clients = useTranslations('portal.earnings.clients');
  const { cents } = useFormats();
  const { computedText } = useLineText();
  const next = useEarningNext(null);
  const computed = commission?.lines.find((line) => line.computed !== null);
  return (
    <Card title={t('title')} aside={commission && <EarningBadge {...commission} />}>
      {commission ? (
        <>
          <p className={`${shared.between} ${styles.amount}`}>
            <strong>{cents(commission.cents)}</strong>
            {computed && <span className={shared.soft}>{computedText(computed)}</span>}
          </p>
          <p>
            {next(commission)}{' '}
            {commission.missing.length > 0 && (
              <Link to={portalPaths.agreement}>{clients('whatIsMissing')}</Link>
            )}
          </p>
        </>
      ) : (
        <p className={shared.soft}>{t('none')}</p>
      )}
      {receipt && <ReceiptFold receipt={receipt} />}
    </Card>
  );
}
