import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { statesOutside } from '#core/domain/programme/programme-terms.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import { useSite } from '../runtime/site-context.tsx';
import { Still } from '../art/Still.tsx';
import { noon } from '../media/still-media.ts';
import type { PageProps } from '../entry-server.tsx';
import { KeepTyped } from '../parts/resume/KeepTyped.tsx';
import { Island } from '../runtime/island.tsx';
import {
  answerErrors,
  controlId,
  type BrowserErrors,
} from '../parts/estimate/calculator-answers.ts';
import { estimateView } from '../parts/estimate/estimate-view.ts';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { ComparisonTable } from '../sections/landing/ComparisonTable.tsx';
import { CreditEnded } from '../sections/frame/CreditEnded.tsx';
import { type FigureList, Figures } from '../sections/frame/Figures.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import { ServiceLanguage } from '../sections/frame/ServiceLanguage.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './calculator-page.module.css';

/**
 * Step 2: four questions and the benefits of the program. The visitor's own figures replace the
 * placeholder.
 */
export default function CalculatorPage({ data }: PageProps) {
  const t = useTranslations('calculator');
  const site = useTranslations('site');
  const footer = useTranslations('footer');
  const { figures } = useSite();
  const errors = Object.fromEntries(
    answerErrors.map((key) => [key, validationMessage(key, data.language)]),
  ) as BrowserErrors;
  const props = {
    errors,
    posted: data.posted,
    view: estimateView(data, footer('creditFootnote')),
    limits: {
      outside: statesOutside(data.terms),
      minCreditScore: data.terms.minCreditScore,
    },
  };
  const hasCredit = data.terms.taxCreditRate > 0;
  const none = <span className={styles.none}>{site('notAvailable')}</span>;
  const highlights: FigureList = [
    mayShow(data.terms, 'tax-credit-ended') && [
      hasCredit ? figures.creditRate : none,
      <CreditEnded data={data}>{t('placeholder.credit')}</CreditEnded>,
    ],
    figures.grantCapShort && [figures.grantCapShort, t('placeholder.grant')],
    figures.solarCap && [figures.solarCap, t('placeholder.home')],
  ];
  return (
    <Layout data={data}>
      <ProgressSteps current={2} />
      <div className={layout.container}>
        <header className={styles.hero}>
          <h1>{t('title')}</h1>
          <p>{t('subtitle')}</p>
          <ServiceLanguage data={data} />
        </header>
        <PostedSummary posted={data.posted} idOf={controlId} />
        <div className={styles.desk}>
          <Island
            of="Calculator"
            props={props}
            start="load"
            isStill={data.posted !== undefined}
            className={styles.calculator}
          />
          <section className={styles.placeholder} aria-labelledby="placeholder-title">
            <Still of={noon} className={styles.picture} />
            {highlights.some(Boolean) && (
              <>
                <h2 id="placeholder-title">{t('placeholder.title')}</h2>
                <Figures as="rows" className={styles.highlights} of={highlights} />
              </>
            )}
            <p>{t('placeholder.text')}</p>
          </section>
        </div>
        <KeepTyped form="calculator-form" />
      </div>
      <ComparisonTable data={data} />
      <LostNote />
    </Layout>
  );
}
