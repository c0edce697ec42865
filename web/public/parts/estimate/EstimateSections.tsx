import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { Assumptions } from './Assumptions.tsx';
import { BenefitSum, CostAndSavings } from './EstimateSums.tsx';
import { RateIllustration } from './RateIllustration.tsx';
import { SavingsChart } from './SavingsChart.tsx';
import { useEstimate } from './use-estimate.ts';
import styles from './results-dialog.module.css';

interface EstimateSectionsProps {
  estimate: Estimate;
  /** The note of credit figures, while they need one. */
  creditFootnote: string | null;
  /** Whether the buyer may type a rate; the field needs a script. */
  hasRateField?: boolean;
  /** Id of the title where the estimate is a page of its own; a dialog has its title in a bar. */
  titleId?: string;
  /** It has the title of a page. */
  isPage?: boolean;
}

/**
 * An estimate whole: what comes in the first year, what is added to the mortgage, what stays every
 * month, and how it was calculated. The same in the dialog and on the page that answers without
 * scripts.
 */
export function EstimateSections({
  estimate,
  creditFootnote,
  hasRateField = false,
  titleId,
  isPage = false,
}: EstimateSectionsProps) {
  const labels = useEstimate(estimate, creditFootnote);
  const { t } = labels;
  return (
    <>
      <section className={styles.benefits}>
        {isPage && (
          <h1
            id={titleId}
            tabIndex={-1}
            className={styles.title}
          >
            {t('title')}
          </h1>
        )}
        <p className={styles.basis}>{labels.forHome}</p>
        <BenefitSum labels={labels} />
      </section>
      <section className={styles.savings}>
        <CostAndSavings labels={labels} />
        {labels.caveat && <p className={styles.caveat}>{labels.caveat}</p>}
        {hasRateField && <RateIllustration labels={labels} />}
        <SavingsChart
          estimate={estimate}
          labels={labels}
          isPage={isPage}
        />
      </section>
      <section className={styles.details}>
        <p>
          {labels.system} {labels.limit}
        </p>
        <details className={styles.how}>
          <summary>{t('how.title')}</summary>
          <Assumptions
            estimate={estimate}
            labels={labels}
          />
        </details>
        <p className={styles.fine}>{t('estimateOnly')}</p>
      </section>
    </>
  );
}
