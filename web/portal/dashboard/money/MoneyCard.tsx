import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { shortDay } from '../../parts/day-text.ts';
import { pathOf } from '../tabs.ts';
import styles from './money.module.css';
import { hasAnything } from '../../earnings/has-anything.ts';

/** The commissions of the clients, by state; hidden while the program pays none. */
export function MoneyCard() {
  const t = useTranslations('portal.earnings');
  const language = useLocale();
  const { cents } = useFormats();
  const { data: earnings, error } = useQuery(callQuery(readEarnings));
  // The earnings tab shows the error; here the row is left out.
  if (earnings ? !hasAnything(earnings) : error) {
    return null;
  }
  const { isOn = true, nextPaymentDay = null, belowMinimumCents = null } = earnings ?? {};
  const { onHoldCents = 0 } = earnings ?? {};
  const sums = [
    ...(isOn ? [['estimated', earnings?.estimatedCents] as const] : []),
    ['approved', earnings?.approvedCents] as const,
    ['paid', earnings?.paidCents] as const,
  ];
  const isNothing = earnings !== undefined && sums.every(([, sum]) => sum === 0);
  const standing = isNothing ? t('lines.noneText') : t(isOn ? 'estimates' : 'off');
  const low =
    belowMinimumCents === null ? standing : t('belowMinimum', { amount: cents(belowMinimumCents) });
  const hint = onHoldCents > 0 ? t('onHold', { amount: cents(onHoldCents) }) : low;
  return (
    <Card
      title={t('title')}
      aside={
        <Link
          to={pathOf('earnings')}
          className={`${shared.small} ${shared.inlineCentered} ${styles.detail}`}
        >
          {t('detail')}
        </Link>
      }
      isFlush
      className={styles.money}
    >
      <dl className={styles.sums} aria-busy={earnings === undefined}>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{sum === undefined ? <SkeletonFigure /> : cents(sum)}</dd>
          </div>
        ))}
        {nextPaymentDay !== null && (
          <div>
            <dt>{t('nextPayment')}</dt>
            <dd>{shortDay(nextPaymentDay, language)}</dd>
          </div>
        )}
      </dl>
      <p className={`${shared.small} ${styles.hint}`}>{hint}</p>
    </Card>
  );
}
