import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { CreditEnded } from '../frame/CreditEnded.tsx';
import { Gains } from '../frame/Gains.tsx';
import { Section } from '../frame/Section.tsx';
import { commissionExample } from './ReferralExample.tsx';
import styles from './affiliate-facts.module.css';

const steps = ['share', 'keep', 'apply', 'follow'] as const;

function checkLink(words: ReactNode) {
  return <a href="/qualify">{words}</a>;
}

/** Facts that a partner can tell clients about the programme, each with its conditions. */
export function AffiliateClients({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.clients');
  const { figures } = useSite();
  const { grantCap, solarCap, savingsLow, savingsHigh } = figures;
  const { educationLow: low, educationHigh: high } = figures;
  const hasCredit = data.terms.taxCreditRate > 0;
  if (!hasCredit && ![grantCap, solarCap, savingsHigh].some(Boolean)) {
    return null;
  }
  const credit = <CreditEnded data={data}>{t('credit.text')}</CreditEnded>;
  return (
    <Section
      name="clients"
      title={t('title')}
      intro={t('intro')}
      isSplit
      className={styles.clients}
    >
      <div>
        <Gains
          of={[
            grantCap && [grantCap, t('grant.title'), t('grant.text', figures)],
            solarCap && [t('solar.figure', figures), t('solar.title'), t('solar.text', figures)],
            savingsHigh && [`${savingsLow}–${savingsHigh}`, t('bills.title'), t('bills.text')],
            hasCredit ? [figures.creditRate, t('credit.title'), credit] : '',
            high && [
              t('education.figure', { low, high }),
              t('education.title'),
              t('education.text'),
            ],
          ]}
        />
        <p className={styles.who}>{t.rich('who', { ...figures, check: checkLink })}</p>
      </div>
    </Section>
  );
}

/** The two forms of a partner's link, and what comes of it. */
export function AffiliateLink({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.link');
  const { figures } = useSite();
  const { host } = new URL(data.origin);
  const { attributionDays, creditRule, partnerBadge } = data.terms;
  const days = formatNumber(attributionDays, data.language);
  const forms = [
    [t('short'), `${host}/`],
    [t('long'), `${host}/?ref=`],
  ] as const;
  return (
    <Section name="link" title={t('title')} intro={t('intro')} isRaised className={styles.link}>
      <dl className={styles.forms}>
        {forms.map(([use, start]) => (
          <div key={start}>
            <dt>{use}</dt>
            <dd>
              <span>{start}</span>
              <strong>{t('yourCode')}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <strong>{t('code')}</strong> {t('codeNote')}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`, { days, creditRule, partnerBadge, ...figures })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function AffiliateEarnings({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.earn');
  const { figures } = useSite();
  const rates = [
    ['licensed', figures.commissionRate, t('licensed.text', commissionExample(data))],
    ['other', figures.commissionFlat, t('other.text')],
  ] as const;
  return (
    <Section name="earn" title={t('title')} className={styles.earn}>
      {mayShow(data.terms, 'referral-fees') && (
        <div className={styles.rates}>
          {rates.map(([who, rate, text]) => (
            <div key={who}>
              <h3>{t(`${who}.title`)}</h3>
              <p className={styles.figure}>
                <strong>{rate}</strong> {t(`${who}.of`)}
              </p>
              <p>{text}</p>
            </div>
          ))}
        </div>
      )}
      <p className={styles.estimates}>{t('estimates')}</p>
      <aside className={styles.law} aria-labelledby="law-title">
        <h3 id="law-title">{t('law.title')}</h3>
        <div>
          <p>{t('law.text')}</p>
          <p>{t('law.duties')}</p>
        </div>
      </aside>
    </Section>
  );
}
