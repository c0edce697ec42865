import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { formatNumber } from '#core/i18n/format.ts';
import layout from '../frame/layout.module.css';
import styles from './affiliate-link.module.css';

const steps = ['share', 'keep', 'apply', 'follow'] as const;

export function AffiliateLink({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.link');
  const { host } = new URL(data.origin);
  const days = formatNumber(data.terms.attributionDays, data.language);
  return (
    <section
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="link-title"
    >
      <div className={layout.container}>
        <header className={styles.head}>
          <h2 id="link-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </header>
        <dl className={styles.forms}>
          <div>
            <dt>{t('short')}</dt>
            <dd>
              <span>{host}/</span>
              <strong>{t('code')}</strong>
            </dd>
          </div>
          <div>
            <dt>{t('long')}</dt>
            <dd>
              <span>{host}/?ref=</span>
              <strong>{t('code')}</strong>
            </dd>
          </div>
        </dl>
        <p className={styles.note}>
          <strong>{t('code')}</strong> {t('codeNote')}
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`${step}.title`)}</h3>
              <p>{step === 'keep' ? t('keep.text', { days }) : t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
