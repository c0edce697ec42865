import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Arrow } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { EstimateFirst } from './EstimateFirst.tsx';
import { EstimateLetter } from './EstimateLetter.tsx';
import { EstimateTools } from './EstimateTools.tsx';
import type { EstimateView } from './estimate-view.ts';
import { useEstimate } from './use-estimate.ts';
import styles from './result-summary.module.css';

interface ResultSummaryProps {
  estimate: Estimate;
  /** An answer was changed since, so the figures do not match the form. */
  isOutdated: boolean;
  view: EstimateView;
  onShowAgain: () => void;
}

/** The estimate's first part, which stays on the page after the dialog or from an earlier visit. */
export default function ResultSummary({
  estimate,
  isOutdated,
  view,
  onShowAgain,
}: ResultSummaryProps) {
  const labels = useEstimate(estimate, view);
  const { t } = labels;
  const calculator = useTranslations('calculator');
  return (
    <section className={styles.summary} aria-labelledby="estimate-title" data-result="">
      <h2 id="estimate-title" className={styles.title}>
        {t('title')}
      </h2>
      <div role="status">
        {isOutdated && <p className={styles.outdated}>{calculator('outdated')}</p>}
      </div>
      <EstimateFirst labels={labels} change={null} />
      <p className={styles.date}>{t('calculatedOn', { date: labels.date })}</p>
      <div className={styles.actions}>
        <ButtonLink variant="ink" href={inLanguage('/qualify')}>
          {labels.next}
          <Arrow size={20} />
        </ButtonLink>
        <Button onClick={onShowAgain}>{t('showAgain')}</Button>
      </div>
      <EstimateTools labels={labels} />
      <EstimateLetter labels={labels} />
    </section>
  );
}
