import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { legalTextsDate } from '#core/domain/operations/kept-data.ts';
import { formatDate } from '#core/i18n/format.ts';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Layout } from '../frame/Layout.tsx';
import styles from './legal-page.module.css';

/** Values in legal texts: the figures, and the lender's address. */
export function useLender() {
  const { figures } = useSite();
  return { ...figures, phone: unbroken(figures.phone), address: figures.homeOffice };
}

interface LegalPageProps {
  data: SiteData;
  /** The texts with its title, its introduction and its date. */
  texts: 'privacyPolicy' | 'termsOfUse';
  children: ReactNode;
}

export function LegalPage({ data, texts, children }: LegalPageProps) {
  const t = useTranslations(texts);
  const date = formatDate(legalTextsDate, data.language, 'UTC', 'long');
  return (
    <Layout data={data}>
      <article className={styles.text}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro', useLender())}</p>
        <p className={styles.version}>{t('version', { date })}</p>
        {children}
      </article>
    </Layout>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
