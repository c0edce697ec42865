import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import type { PageProps } from '../entry-server.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { AffiliateFacts } from '../sections/affiliates/AffiliateFacts.tsx';
import { AffiliateJoin } from '../sections/affiliates/AffiliateJoin.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './affiliates-page.module.css';

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
        <AffiliateJoin data={data} className={styles.join} />
        <AffiliateFacts data={data} className={styles.facts} />
      </div>
      <LostNote />
    </Layout>
  );
}
