import { useTranslations } from 'use-intl';
import { siteFigures } from '#core/i18n/figures.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { PageProps } from '../entry-server.tsx';
import { Island } from '../runtime/island.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { MoreThan } from '../sections/frame/MoreThan.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './results-page.module.css';

/**
 * The outcome of the eligibility check; the answer itself never leaves the visitor's browser again.
 */
export default function ResultsPage({ data }: PageProps) {
  const t = useTranslations('results');
  const figures = siteFigures(data.terms, data.language);
  const cards = [
    [figures.minimumScore, t('cards.score')],
    [<MoreThan figure={figures.stateCount} />, t('cards.states')],
    [figures.grantCapShort, t('cards.grant')],
  ] as const;
  return (
    <Layout data={data}>
      <ProgressSteps current={3} />
      <div className={`${layout.container} ${styles.outcome}`}>
        <noscript>
          <p className={styles.none}>
            {t('none')} <a href={localizedPath('/qualify', data.language)}>{t('toForm')}</a>
          </p>
        </noscript>
        <Island
          of="EligibilityOutcome"
          start="load"
        />
      </div>
      <section
        className={styles.figures}
        aria-labelledby="figures-title"
      >
        <div className={layout.container}>
          <h2 id="figures-title">{t('cardsTitle')}</h2>
          <dl>
            {cards.map(([figure, label]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </Layout>
  );
}
