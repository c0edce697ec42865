import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { Assumptions } from './Assumptions.tsx';
import { Doors } from './Doors.tsx';
import { EstimateSums } from './EstimateSums.tsx';
import { MonthCard } from './MonthCard.tsx';
import { SavingsChart } from './SavingsChart.tsx';
import { useEstimate, type EstimateView } from './use-estimate.ts';
import styles from './results-dialog.module.css';

interface EstimateSectionsProps {
  estimate: Estimate;
  view: EstimateView;
  /** Id of the title if the estimate is its own page; a dialog has its title in a bar. */
  titleId?: string;
}

/** The whole estimate, for the dialog and for the page without scripts. */
export function EstimateSections({ estimate, view, titleId }: EstimateSectionsProps) {
  const labels = useEstimate(estimate, view);
  const { t } = labels;
  return (
    <>
      <section className={labels.outside ? styles.reach : styles.benefits}>
        {titleId && (
          <h1 id={titleId} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
        )}
        <p className={styles.basis}>{labels.forHome}</p>
        {labels.outside ? (
          <p className={styles.outside}>{labels.outside}</p>
        ) : (
          <EstimateSums figures={labels.benefits} labels={labels} variant="sum" />
        )}
      </section>
      <section className={styles.savings}>
        <EstimateSums figures={[labels.cost, ...labels.savings]} labels={labels} variant="trio" />
        {labels.caveat && <p className={styles.caveat}>{labels.caveat}</p>}
        <MonthCard labels={labels} />
        {view.showsCost && <SavingsChart labels={labels} isPage={titleId !== undefined} />}
      </section>
      <section className={styles.details}>
        {(labels.month || labels.outside) && <Doors labels={labels} />}
        <p>
          {labels.system} {labels.limit}
        </p>
        <details className={styles.how}>
          <summary>{t('how.title')}</summary>
          <Assumptions labels={labels} />
        </details>
        <p className={styles.fine}>{t('estimateOnly')}</p>
      </section>
    </>
  );
}
