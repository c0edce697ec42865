import { useId, useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Arrow, Close } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { Assumptions } from './Assumptions.tsx';
import { BenefitSum, SavingsTrio } from './EstimateSums.tsx';
import { FootnoteMark } from './FootnoteMark.tsx';
import { SavingsChart } from './SavingsChart.tsx';
import { useEstimate } from './use-estimate.ts';
import styles from './results-dialog.module.css';

interface ResultsDialogProps {
  estimate: Estimate;
  /** The footnote of credit figures, while they need one. */
  creditFootnote: string | null;
  onClose: () => void;
}

/**
 * The estimate over the page: what comes in the first year, what stays every month, how it was
 * calculated, and the next step.
 */
export default function ResultsDialog({ estimate, creditFootnote, onClose }: ResultsDialogProps) {
  const labels = useEstimate(estimate);
  const { t } = labels;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const footnote = labels.hasCredit ? creditFootnote : null;

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    title.current!.focus();
    return () => element.close();
  }, []);

  const mark = footnote && <FootnoteMark to={`${id}credit`} />;
  // React opens it twice while developing: the event of the first closing comes when it stands open
  // again.
  const onClosed = () => dialog.current?.open || onClose();
  const onNext = () => {
    onClose();
    scrollTo({ top: 0 });
  };

  return (
    // The backdrop belongs to the dialog: a click on it closes.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      onClose={onClosed}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.frame}>
        <section className={styles.benefits}>
          <h2
            id={`${id}title`}
            ref={title}
            tabIndex={-1}
            className={styles.title}
          >
            {t('title')}
          </h2>
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
        <footer className={styles.next}>
          <ButtonLink
            variant="sun"
            href={inLanguage('/qualify')}
            onClick={onNext}
          >
            {t('checkEligibility')}
            <Arrow size={20} />
          </ButtonLink>
        </footer>
        <button
          type="button"
          className={styles.close}
          aria-label={t('close')}
          onClick={onClose}
        >
          <Close size={22} />
        </button>
      </div>
    </dialog>
  );
}
