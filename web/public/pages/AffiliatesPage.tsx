import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import type { PageProps } from '../entry-server.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { AffiliateFacts } from '../sections/affiliates/AffiliateFacts.tsx';
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

/** The form of a new partner, or the welcome once it was posted. */
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

/** For realtors and others who send clients: the form, and beside or below it what it is about. */
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
        <AffiliateFacts data={data} className={styles.facts} />
      </div>
      <LostNote />
    </Layout>
  );
}
