import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import type { PageProps } from '../entry-server.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import eyebrow from '../sections/frame/eyebrow.module.css';
import layout from '../sections/frame/layout.module.css';
import {
  AffiliateClients,
  AffiliateEarnings,
  AffiliateLink,
} from '../sections/affiliates/AffiliateFacts.tsx';
import { AffiliateJoin } from '../sections/affiliates/AffiliateJoin.tsx';
import { ReferralExample } from '../sections/affiliates/ReferralExample.tsx';
import section from '../sections/frame/section.module.css';
import styles from './affiliates-page.module.css';

/** For realtors and others who send clients: the benefits for both, and how to start. */
export default function AffiliatesPage({ data }: PageProps) {
  const t = useTranslations('affiliates');
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.hero}`}>
        <div>
          <p className={eyebrow.line}>{t('eyebrow')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.lede}>{t('lede')}</p>
          <div className={layout.actions}>
            <ButtonLink variant="sun" size="large" href="#join">
              {t('joinAction')}
            </ButtonLink>
            <ButtonLink size="large" href="/calculator">
              {t('tryAction')}
            </ButtonLink>
          </div>
        </div>
        {mayShow(data.terms, 'referral-fees') && <ReferralExample data={data} />}
      </div>
      <AffiliateJoin data={data} />
      <AffiliateClients data={data} />
      <AffiliateLink data={data} />
      {data.terms.paysCommissions && <AffiliateEarnings data={data} />}
      {!data.registered && (
        <section className={`${section.section} ${styles.start}`} aria-labelledby="start-title">
          <div className={layout.container}>
            <h2 id="start-title">{t('start.title')}</h2>
            <ButtonLink variant="sun" size="large" href="#join">
              {t('start.action')}
            </ButtonLink>
          </div>
        </section>
      )}
      <LostNote />
    </Layout>
  );
}
