import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { CreditEnded } from '../frame/CreditEnded.tsx';
import layout from '../frame/layout.module.css';
import styles from './affiliate-clients.module.css';

function Gain({ figure, title, text }: { figure: string; title: string; text: ReactNode }) {
  return (
    <li>
      <p className={styles.figure}>{figure}</p>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

function checkLink(words: ReactNode) {
  return <a href="/qualify">{words}</a>;
}

/**
 * What a partner can tell clients about the programme, with the conditions of each thing beside it.
 */
export function AffiliateClients({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.clients');
  const { figures } = useSite();
  const hasCredit = data.terms.taxCreditRate > 0;
  const { grantCap, solarCap, savingsHigh } = figures;
  if (!hasCredit && ![grantCap, solarCap, savingsHigh].some(Boolean)) {
    return null;
  }
  return (
    <section
      className={layout.section}
      aria-labelledby="clients-title"
    >
      <div className={`${layout.container} ${styles.grid}`}>
        <header className={styles.head}>
          <h2 id="clients-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </header>
        <div>
          <ul className={styles.list}>
            {figures.grantCap && (
              <Gain
                figure={figures.grantCap}
                title={t('grant.title')}
                text={t('grant.text', figures)}
              />
            )}
            {figures.solarCap && (
              <Gain
                figure={t('solar.figure', figures)}
                title={t('solar.title')}
                text={t('solar.text', figures)}
              />
            )}
            {figures.savingsHigh && (
              <Gain
                figure={`${figures.savingsLow}–${figures.savingsHigh}`}
                title={t('bills.title')}
                text={t('bills.text')}
              />
            )}
            {hasCredit && (
              <Gain
                figure={figures.creditRate}
                title={t('credit.title')}
                text={<CreditEnded data={data}>{t('credit.text')}</CreditEnded>}
              />
            )}
            {figures.educationHigh && (
              <Gain
                figure={t('education.figure', {
                  low: figures.educationLow,
                  high: figures.educationHigh,
                })}
                title={t('education.title')}
                text={t('education.text')}
              />
            )}
          </ul>
          <p className={styles.who}>
            {t.rich('who', {
              ...figures,
              check: checkLink,
            })}
          </p>
        </div>
      </div>
    </section>
  );
}
