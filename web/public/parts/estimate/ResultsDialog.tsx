import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useTranslations } from 'use-intl';
import { Arrow, Close } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { Assumptions } from './Assumptions.tsx';
import { CountUp } from './CountUp.tsx';
import { FootnoteMark } from './FootnoteMark.tsx';
import { SavingsChart } from './SavingsChart.tsx';
import { useEstimate, type EstimateFigure } from './use-estimate.ts';
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
  const { t, dollars, range } = labels;
  const site = useTranslations('site');
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

  const amount = (figure: EstimateFigure): ReactNode =>
    figure.amount === null ? (
      site('notAvailable')
    ) : (
      <CountUp
        amount={figure.amount}
        format={dollars}
      />
    );
  const total = labels.benefits.at(-1)!;
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
          <dl className={styles.sum}>
            {labels.benefits.slice(0, -1).map((figure) => (
              <div key={figure.key}>
                <dt>
                  {figure.label}
                  {figure.hasCredit && mark}
                  {figure.note && <small>{figure.note}</small>}
                </dt>
                <dd>{amount(figure)}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>
                {total.label}
                {total.hasCredit && mark}
                <small>{total.note}</small>
              </dt>
              <dd>{amount(total)}</dd>
            </div>
          </dl>
        </section>
        <section className={styles.savings}>
          <dl className={styles.trio}>
            {labels.savings.map((figure) => (
              <div key={figure.key}>
                <dt>{figure.label}</dt>
                <dd>
                  {amount(figure)}
                  {range(figure) && <small>{range(figure)}</small>}
                </dd>
              </div>
            ))}
          </dl>
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
