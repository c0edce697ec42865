import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import type { PageProps } from '../entry-server.tsx';
import { Layout } from '../sections/Layout.tsx';
import layout from '../sections/layout.module.css';
import { PartnerClients } from '../sections/PartnerClients.tsx';
import { PartnerEarnings } from '../sections/PartnerEarnings.tsx';
import { PartnerJoin } from '../sections/PartnerJoin.tsx';
import { PartnerLink } from '../sections/PartnerLink.tsx';
import { ReferralExample } from '../sections/ReferralExample.tsx';
import styles from './partners-page.module.css';

/**
 * For realtors and others who send clients: what it is worth to them and to their clients, and how
 * to begin.
 */
export default function PartnersPage({ data }: PageProps) {
  const t = useTranslations('partners');
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.hero}`}>
        <div>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.lede}>{t('lede')}</p>
          <div className={styles.actions}>
            <ButtonLink
              look="sun"
              size="large"
              href="#join"
            >
              {t('joinAction')}
            </ButtonLink>
            <ButtonLink
              size="large"
              href="/calculator"
            >
              {t('tryAction')}
            </ButtonLink>
          </div>
        </div>
        <ReferralExample data={data} />
      </div>
      <PartnerClients data={data} />
      <PartnerLink data={data} />
      <PartnerEarnings data={data} />
      <PartnerJoin data={data} />
    </Layout>
  );
}
