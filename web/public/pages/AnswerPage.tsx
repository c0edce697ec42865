import { useTranslations } from 'use-intl';
import type { HomeEstimate } from '../browser/storage/kept-estimate.ts';
import type { PageProps } from '../entry-server.tsx';
import { Button } from '#web/kit/Button.tsx';
import { AnswerControls } from '../parts/answer/AnswerControls.tsx';
import { AnswerPart, useAnswerWords } from '../parts/answer/AnswerPart.tsx';
import { HiddenFields } from '../parts/form/HiddenFields.tsx';
import { NextStepForm } from '../parts/form/NextStepForm.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import layout from '../sections/frame/layout.module.css';
import page from './answer-page.module.css';
import styles from '../parts/answer/answer.module.css';

/** The landing page's answer as a page of its own, for browsers without scripts. */
export default function AnswerPage({ data }: PageProps) {
  const t = useTranslations('answer');
  const { electricBill, estimates, outside, view } = data.answer!;
  const estimate = estimates.find((one) => one.electricBill === electricBill) as HomeEstimate;
  const { dollars } = useAnswerWords();
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${page.desk}`}>
        <header className={page.hero}>
          <h1>{t('title')}</h1>
          <p>{t('intro', { price: dollars(estimate.homePrice) })}</p>
        </header>
        <div className={layout.card}>
          <form method="post" className={styles.pick}>
            <HiddenFields values={{ language: data.language }} />
            <AnswerControls state={estimate.propertyState} bill={electricBill} outside={outside} />
            <Button type="submit">{t('ask')}</Button>
          </form>
          {(['verdict', 'panels', 'home'] as const).map((part) => (
            <AnswerPart key={part} of={part} estimate={estimate} {...view} />
          ))}
          <div className={styles.sources}>
            <AnswerPart of="sources" estimate={estimate} {...view} />
          </div>
          <NextStepForm
            to="/calculator"
            variant="sun"
            values={{
              homePrice: String(estimate.homePrice),
              electricBill: String(electricBill),
              propertyState: estimate.propertyState,
            }}
          >
            {t('own')}
          </NextStepForm>
        </div>
      </div>
    </Layout>
  );
}
