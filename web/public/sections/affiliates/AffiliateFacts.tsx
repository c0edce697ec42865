import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { dollarsFromCents } from '#core/domain/money.ts';
import { commissionCents } from '#core/domain/partners/commission.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { formatDollars, formatNumber } from '#core/i18n/format.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { CreditEnded } from '../frame/CreditEnded.tsx';
import styles from './affiliate-facts.module.css';

interface FactsProps {
  data: SiteData;
}

const examplePrice = 300_000;

/** A home price and its commission for a licensed realtor, as printed amounts. */
function commissionExample({ terms, language }: SiteData) {
  const { commissionLicensedRate: commissionRate } = terms;
  const cents = commissionCents({ isLicensedRealtor: true, commissionRate }, examplePrice);
  return {
    price: formatDollars(examplePrice, language),
    amount: formatDollars(dollarsFromCents(cents), language),
  };
}

function Earnings({ data }: FactsProps) {
  const t = useTranslations('affiliates.earn');
  return (
    <>
      <section>
        <h2>{t('title')}</h2>
        {mayShow(data.terms, 'referral-fees') && <p>{t('example', commissionExample(data))}</p>}
        <p>{t('due')}</p>
      </section>
      <section>
        <h2>{t('law.title')}</h2>
        <p>{t('law.text')}</p>
        <p>{t('law.duties')}</p>
      </section>
    </>
  );
}

function checkLink(words: ReactNode) {
  return <a href="/qualify">{words}</a>;
}

/** Facts that a partner can tell clients about the program, each with its conditions. */
function Clients({ data }: FactsProps) {
  const t = useTranslations('affiliates.clients');
  const { figures } = useSite();
  const { grantCap, solarCap, savingsLow, savingsHigh } = figures;
  const credit = data.terms.taxCreditRate > 0 ? figures.creditRate : '';
  const gains = [
    [grantCap, t('grant.text', figures)],
    [solarCap && t('solar.figure', figures), t('solar.text', figures)],
    [savingsHigh && `${savingsLow}–${savingsHigh}`, t('bills.text')],
    [credit, <CreditEnded data={data}>{t('credit.text')}</CreditEnded>],
  ] as const;
  const shown = gains.filter(([figure]) => figure);
  return (
    shown.length > 0 && (
      <section>
        <h2>{t('title')}</h2>
        <ul className={styles.gains}>
          {shown.map(([figure, text]) => (
            <li key={figure}>
              <strong>{figure}</strong> {text}
            </li>
          ))}
        </ul>
        <p>{t.rich('who', { ...figures, check: checkLink })}</p>
      </section>
    )
  );
}

/** The two forms of a partner's link, and what comes of it. */
function OwnLink({ data }: FactsProps) {
  const t = useTranslations('affiliates.link');
  const { attributionDays, creditRule } = data.terms;
  const { host } = new URL(data.origin);
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className={styles.forms}>
        {[`${host}/`, `${host}/?ref=`].map((start) => (
          <li key={start}>
            {start}
            <mark>{t('yourCode')}</mark>
          </li>
        ))}
      </ul>
      <p>{t('text', { days: formatNumber(attributionDays, data.language), creditRule })}</p>
    </section>
  );
}

/** What happens next, what is earned and why, what clients get, and how the link works. */
export function AffiliateFacts({
  data,
  className,
}: FactsProps & { className: string | undefined }) {
  const t = useTranslations('affiliates.next');
  const { paysCommissions, payBasis } = data.terms;
  return (
    <div className={`${styles.facts} ${className}`}>
      <section>
        <h2>{t('title')}</h2>
        <ol>
          <li>{t('share')}</li>
          <li>{t('review')}</li>
          {paysCommissions && <li>{t(payBasis === 'required' ? 'agreeRequired' : 'agree')}</li>}
        </ol>
      </section>
      {paysCommissions && <Earnings data={data} />}
      <Clients data={data} />
      <OwnLink data={data} />
    </div>
  );
}
