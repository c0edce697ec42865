import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { commissionCents } from '#core/domain/partners/commission.ts';
import { dollarsFromCents } from '#core/domain/money.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { Check } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './referral-example.module.css';

const steps = ['arrived', 'applied', 'qualified', 'closed'] as const;
const examplePrice = 300_000;

/** A home price and its commission for a licensed realtor, as printed amounts. */
export function commissionExample({ terms, language }: SiteData): {
  price: string;
  amount: string;
} {
  const cents = commissionCents(
    { isLicensedRealtor: true, commissionRate: terms.commissionLicensedRate },
    examplePrice,
  );
  return {
    price: formatDollars(examplePrice, language),
    amount: formatDollars(dollarsFromCents(cents), language),
  };
}

export function ReferralExample({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.example');
  const { price, amount } = commissionExample(data);
  const sums = [
    ['price', price],
    ['rate', useSite().figures.commissionRate],
    ['amount', amount],
  ] as const;
  return (
    <figure className={styles.example} aria-label={t('label')}>
      <div className={styles.card}>
        <p className={styles.small}>{t('link')}</p>
        <p className={styles.link}>
          {new URL(data.origin).host}/<strong>{t('code')}</strong>
        </p>
      </div>
      <div className={styles.shade}>
        <div className={styles.receipt}>
          <p className={styles.top}>
            <strong>{t('receipt')}</strong>
            <span>{t('tag')}</span>
          </p>
          <ul className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <Check size={18} />
                {t(step)}
              </li>
            ))}
          </ul>
          <dl className={styles.sum}>
            {sums.map(([name, sum]) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{sum}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}>{t('note')}</p>
        </div>
      </div>
    </figure>
  );
}
