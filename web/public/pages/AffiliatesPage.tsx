import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import type { PageProps } from '../entry-server.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './affiliates-page.module.css';
import type { ReactNode } from 'react';
import type { SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { Welcome } from '../parts/registration/Welcome.tsx';
import { Island } from '../runtime/island.tsx';
import { dollarsFromCents } from '#core/domain/money.ts';
import { commissionCents } from '#core/domain/partners/commission.ts';
import { formatDollars, formatNumber } from '#core/i18n/format.ts';
import { CreditEnded } from '../sections/frame/CreditEnded.tsx';
import facts from './affiliate-facts.module.css';

interface FactsProps {
  data: SiteData;
}

const examplePrice = 300_000;

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
        <ul className={facts.gains}>
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

function OwnLink({ data }: FactsProps) {
  const t = useTranslations('affiliates.link');
  const { attributionDays, creditRule } = data.terms;
  const { host } = new URL(data.origin);
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className={facts.forms}>
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

function AffiliateFacts({ data }: FactsProps) {
  const t = useTranslations('affiliates.next');
  const { paysCommissions, payBasis } = data.terms;
  return (
    <div className={`${facts.facts} ${styles.facts}`}>
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

function AffiliateJoin({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.join');
  const { language, posted, registered, terms } = data;
  const { figures } = useSite();
  const login = (words: ReactNode) => (
    <a href={localizedPath('/affiliate/login', language)}>{words}</a>
  );
  return (
    <section id="join" className={`${layout.card} ${styles.join}`} aria-labelledby="join-title">
      <header>
        <h2 id="join-title">{t('title')}</h2>
        <p>{t.rich('intro', { login })}</p>
      </header>
      {registered ? (
        <Welcome referralLink={registered.referralLink} />
      ) : (
        <>
          <PostedSummary posted={posted} />
          <Island
            of="RegistrationForm"
            isStill={posted !== undefined}
            props={{
              posted,
              host: new URL(data.origin).host,
              isUnpaid: terms.paysCommissions ? undefined : true,
              commission: mayShow(terms, 'referral-fees') ? t('commission', figures) : null,
            }}
          />
        </>
      )}
    </section>
  );
}

export default function AffiliatesPage({ data }: PageProps) {
  const t = useTranslations('affiliates');
  const { commissionRate, commissionFlat } = useSite().figures;
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.page}`}>
        <header className={styles.hero}>
          <h1>{t('title')}</h1>
          <p>{t('lede')}</p>
          {mayShow(data.terms, 'referral-fees') && (
            <ul className={styles.pays}>
              <li>
                <strong>{commissionRate}</strong> {t('pays.licensed')}
              </li>
              <li>
                <strong>{commissionFlat}</strong> {t('pays.other')}
              </li>
            </ul>
          )}
        </header>
        <AffiliateJoin data={data} />
        <AffiliateFacts data={data} />
      </div>
      <LostNote />
    </Layout>
  );
}
