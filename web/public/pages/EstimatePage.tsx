import { useTranslations } from 'use-intl';
import { carriedFields } from '#core/contract/visitor/forms/posted-form.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { Arrow } from '#web/kit/icons.tsx';
import type { Estimate } from '../browser/storage/kept-estimate.ts';
import type { PageProps } from '../entry-server.tsx';
import { EstimateSections } from '../parts/estimate/EstimateSections.tsx';
import { estimateView } from '../parts/estimate/estimate-view.ts';
import { useEstimate } from '../parts/estimate/use-estimate.ts';
import { carriedOf } from '../parts/form/HiddenFields.tsx';
import { NextStepForm } from '../parts/form/NextStepForm.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import layout from '../sections/frame/layout.module.css';
import parts from '../parts/estimate/estimate-rest.module.css';
import styles from './estimate-page.module.css';

/** The calculator's answer as a page of its own, for browsers without scripts. */
export default function EstimatePage({ data }: PageProps) {
  const footer = useTranslations('footer');
  const { values, estimate } = data.estimate!;
  const { wantsPanels = '' } = values;
  const isBillGuessed = values['billUnknown'] !== undefined;
  const labels = useEstimate(
    { ...(estimate as Estimate), isBillGuessed },
    {
      ...estimateView(data, footer('creditFootnote')),
      hasRateField: false,
      wish: wantsPanels,
    },
  );
  const { t } = labels;
  const next = {
    to: '/qualify',
    isWide: true,
    values: {
      ...carriedOf(values, carriedFields.calculator),
      homePrice: formatNumber(estimate.homePrice, data.language),
      creditScore: estimate.creditScore,
      state: estimate.propertyState,
      electricBill: String(estimate.electricBill),
      billUnknown: values['billUnknown'],
    },
  } as const;
  return (
    <Layout data={data}>
      <ProgressSteps current={2} isPosted />
      <div className={`${layout.container} ${styles.desk}`}>
        <h1 id="estimate-title" tabIndex={-1}>
          {t('title')}
        </h1>
        <div className={`${parts.frame} ${styles.estimate}`}>
          <EstimateSections
            labels={labels}
            posted={{ ...values, language: data.language }}
            change={
              <NextStepForm
                to="/calculator"
                variant="quiet"
                size="small"
                className={styles.change}
                values={values}
                aria-label={t('changeAnswers')}
              >
                {t('first.change')}
              </NextStepForm>
            }
            next={
              <NextStepForm {...next} variant="sun" size="large">
                {labels.next}
                <Arrow size={20} />
              </NextStepForm>
            }
            again={<NextStepForm {...next}>{labels.next}</NextStepForm>}
          />
        </div>
      </div>
    </Layout>
  );
}
