import { useId, type Ref } from 'react';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { Assumptions } from './Assumptions.tsx';
import { BenefitSum, SavingsTrio } from './EstimateSums.tsx';
import { FootnoteMark } from './FootnoteMark.tsx';
import { SavingsChart } from './SavingsChart.tsx';
import { useEstimate } from './use-estimate.ts';
import styles from './results-dialog.module.css';

interface EstimateSectionsProps {
  estimate: Estimate;
  /** The footnote of credit figures, while they need one. */
  creditFootnote: string | null;
  /** Id of the title. */
  titleId: string;
  title?: Ref<HTMLHeadingElement>;
  /** The page's own title, which has the focus from the start; else the title of a dialog. */
  isPage?: boolean;
}

/**
 * An estimate whole: what comes in the first year, what stays every month, and how it was
 * calculated. The same in the dialog and on the page that answers without scripts.
 */
export function EstimateSections({
  estimate,
  creditFootnote,
  titleId,
  title,
  isPage = false,
}: EstimateSectionsProps) {
  const labels = useEstimate(estimate);
  const { t } = labels;
  const id = useId();
  const footnote = labels.hasCredit ? creditFootnote : null;
  const mark = footnote && <FootnoteMark to={`${id}credit`} />;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <>
      <section className={styles.benefits}>
        <Title
          id={titleId}
          ref={title}
          tabIndex={-1}
          autoFocus={isPage}
          className={styles.title}
        >
          {t('title')}
        </Title>
        <p className={styles.basis}>{labels.forHome}</p>
        <BenefitSum
          labels={labels}
          creditMark={mark}
        />
      </section>
      <section className={styles.savings}>
        <SavingsTrio labels={labels} />
        {labels.caveat && <p className={styles.caveat}>{labels.caveat}</p>}
        <SavingsChart
          estimate={estimate}
          labels={labels}
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
            creditMark={mark}
          />
        </details>
        {footnote && (
          <p
            id={`${id}credit`}
            className={styles.fine}
          >
            * {footnote}
          </p>
        )}
        <p className={styles.fine}>{t('estimateOnly')}</p>
      </section>
    </>
  );
}
