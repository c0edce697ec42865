import type { ReactNode } from 'react';
import type { SiteData } from '#core/contract/site.ts';
import { Layout } from '../frame/Layout.tsx';
import styles from './legal-page.module.css';

interface LegalPageProps {
  data: SiteData;
  title: string;
  intro: string;
  /** Since when the text is as it is, in words. */
  version: string;
  children: ReactNode;
}

export function LegalPage({ data, title, intro, version, children }: LegalPageProps) {
  return (
    <Layout data={data}>
      <article className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.version}>{version}</p>
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
