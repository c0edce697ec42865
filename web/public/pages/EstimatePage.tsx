import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { Arrow } from '#web/kit/icons.tsx';
import type { Estimate } from '../browser/storage/kept-estimate.ts';
import type { PageProps } from '../entry-server.tsx';
import { EstimateSections } from '../parts/estimate/EstimateSections.tsx';
import { NextStepForm } from '../parts/form/NextStepForm.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import layout from '../sections/frame/layout.module.css';
import parts from '../parts/estimate/results-dialog.module.css';
import styles from './estimate-page.module.css';

/** The calculator's answer as a page of its own, for browsers without scripts. */
export default function EstimatePage({ data }: PageProps) {
  const t = useTranslations('estimate');
  const footer = useTranslations('footer');
  const { values, estimate } = data.estimate!;
  const { homePrice, electricBill, creditScore, propertyState, sessionId } = values;
  return (
    <Layout data={data}>
      <ProgressSteps current={2} isPosted />
      <div className={`${layout.container} ${styles.desk}`}>
        <div className={`${parts.frame} ${styles.estimate}`}>
          <EstimateSections
            estimate={estimate as Estimate}
            view={{
              creditFootnote: data.needsCreditFootnote ? footer('creditFootnote') : null,
              showsCost: data.terms.showsMonthlyCost,
              showsFinanced: mayShow(data.terms, 'payment-illustration'),
              hasRateField: false,
            }}
            titleId="estimate-title"
          />
          <div className={`${parts.next} ${styles.next}`}>
            <NextStepForm
              to="/calculator"
              values={{
                homePrice,
                electricBill,
                creditScore,
                propertyState,
                sessionId,
              }}
            >
              {t('changeAnswers')}
            </NextStepForm>
            <NextStepForm
              to="/qualify"
              variant="sun"
              values={{
                homePrice: formatNumber(estimate.homePrice, data.language),
                creditScore,
                state: propertyState,
                electricBill,
                sessionId,
              }}
            >
              {t(estimate.programCovers ? 'checkEligibility' : 'whatCanBeDone')}
              <Arrow size={20} />
            </NextStepForm>
          </div>
        </div>
      </div>
    </Layout>
  );
}
