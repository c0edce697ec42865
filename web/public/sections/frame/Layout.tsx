import '#web/kit/styles/base.css';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData, SitePageName } from '#core/contract/site.ts';
import { Island } from '../../runtime/island.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLenderLine } from './use-lender-line.ts';
import styles from './layout.module.css';

/**
 * The pages of a buyer's way, which name the partner who sent the buyer. The landing page has its
 * own place for it, over the picture.
 */
const journey: ReadonlySet<SitePageName> = new Set([
  'calculator',
  'estimate',
  'qualify',
  'results',
  'apply',
  'thankYou',
]);

export function Layout({ data, children }: { data: SiteData; children: ReactNode }) {
  const t = useTranslations('site');
  const lender = useLenderLine(data);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header data={data} />
      {journey.has(data.page) && <Island of="ReferralStrip" className={styles.referral} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {data.page !== 'landing' && <p className={styles.lender}>{lender}</p>}
        {children}
      </main>
      <Footer data={data} />
      {data.pixelId && <Island of="PixelConsent" start="load" />}
    </>
  );
}
