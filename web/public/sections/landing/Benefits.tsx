import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { creditFigure } from '../frame/CreditEnded.tsx';
import layout from '../frame/layout.module.css';
import styles from './benefits.module.css';

function Benefit({
  figure,
  title,
  isQuiet,
  children,
}: {
  figure: ReactNode;
  title: string;
  isQuiet?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <p className={isQuiet ? styles.quiet : styles.figure}>{figure}</p>
      <div>
        <h3>{title}</h3>
        <p className={styles.text}>{children}</p>
      </div>
    </li>
  );
}

/** Whether there is a reason to give: each is a figure that may be shown. */
export function hasBenefits({ terms, language }: SiteData): boolean {
  const { grantCap, savingsHigh, warrantyYears } = siteFigures(terms, language);
  return terms.taxCreditRate > 0 || [grantCap, savingsHigh, warrantyYears].some(Boolean);
}

export function Benefits({ data }: { data: SiteData }) {
  const t = useTranslations('landing.benefits');
  const site = useTranslations('site');
  const { figures } = useSite();
  const hasCredit = data.terms.taxCreditRate > 0;
  if (!hasBenefits(data)) {
    return null;
  }
  return (
    <section
      id="benefits"
      className={layout.section}
      aria-labelledby="benefits-title"
    >
      <div className={`${layout.container} ${styles.grid}`}>
        <header className={styles.head}>
          <h2 id="benefits-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </header>
        <ul className={styles.list}>
          {figures.grantCap && (
            <>
              <Benefit
                figure={figures.grantRate}
                title={t('down.title')}
              >
                {t('down.text', figures)}
              </Benefit>
              <Benefit
                figure={figures.grantCap}
                title={t('earn.title')}
              >
                {t('earn.text', figures)}
              </Benefit>
            </>
          )}
          {hasCredit ? (
            <Benefit
              figure={figures.creditRate}
              title={t('credit.title')}
            >
              {t.rich('credit.text', {
                ...figures,
                credit: creditFigure(data),
              })}
            </Benefit>
          ) : (
            <Benefit
              isQuiet
              figure={site('notAvailable')}
              title={t('credit.title')}
            >
              {t('credit.none')}
            </Benefit>
          )}
          {figures.savingsHigh && (
            <Benefit
              figure={`${figures.savingsLow}–${figures.savingsHigh}`}
              title={t('bills.title')}
            >
              {t('bills.text')}
            </Benefit>
          )}
          {figures.warrantyYears && (
            <Benefit
              figure={t('years', { count: figures.warrantyYears })}
              title={t('value.title')}
            >
              {t('value.text', figures)}
            </Benefit>
          )}
          {figures.educationHigh && (
            <Benefit
              figure={t('hours', {
                low: figures.educationLow,
                high: figures.educationHigh,
              })}
              title={t('support.title')}
            >
              {t('support.text')}
            </Benefit>
          )}
        </ul>
      </div>
    </section>
  );
}
