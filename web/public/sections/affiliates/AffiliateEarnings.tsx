import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/launch/may-show.ts';
import { useSite } from '../../runtime/site-context.tsx';
import layout from '../frame/layout.module.css';
import { commissionExample } from './ReferralExample.tsx';
import styles from './affiliate-earnings.module.css';

export function AffiliateEarnings({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.earn');
  const { figures } = useSite();
  return (
    <section
      className={layout.section}
      aria-labelledby="earn-title"
    >
      <div className={layout.container}>
        <h2
          id="earn-title"
          className={styles.title}
        >
          {t('title')}
        </h2>
        {mayShow(data.terms, 'referral-fees') && (
          <div className={styles.rates}>
            <div>
              <h3>{t('licensed.title')}</h3>
              <p className={styles.figure}>
                <strong>{figures.commissionRate}</strong> {t('licensed.of')}
              </p>
              <p>{t('licensed.text', commissionExample(data))}</p>
            </div>
            <div>
              <h3>{t('other.title')}</h3>
              <p className={styles.figure}>
                <strong>{figures.commissionFlat}</strong> {t('other.of')}
              </p>
              <p>{t('other.text')}</p>
            </div>
          </div>
        )}
        <p className={styles.estimates}>{t('estimates')}</p>
        <aside
          className={styles.law}
          aria-labelledby="law-title"
        >
          <h3 id="law-title">{t('law.title')}</h3>
          <div>
            <p>{t('law.text')}</p>
            <p>{t('law.duties')}</p>
          </div>
        </aside>
      </div>
    </section>
  );
}
