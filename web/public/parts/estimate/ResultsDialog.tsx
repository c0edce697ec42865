import { useId, useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Arrow, Close } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { EstimateSections } from './EstimateSections.tsx';
import { EstimateTools } from './EstimateTools.tsx';
import type { EstimateView } from './estimate-view.ts';
import { useEstimate } from './use-estimate.ts';
import form from '../form/form.module.css';
import parts from './estimate-rest.module.css';
import styles from './results-dialog.module.css';

interface ResultsDialogProps {
  estimate: Estimate;
  view: EstimateView;
  onClose: () => void;
  /** Closes it and leads back to the form. */
  onChange: () => void;
}

export default function ResultsDialog({ estimate, view, onClose, onChange }: ResultsDialogProps) {
  const labels = useEstimate(estimate, view);
  const { t } = labels;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    title.current!.focus();
    return () => element.close();
  }, []);

  // In development React opens it twice: the event of the first closing arrives when it is open
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
      <header className={styles.bar}>
        <h1 id={`${id}title`} ref={title} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Close size={22} />
        </button>
      </header>
      <div className={`${parts.frame} ${styles.frame}`} data-frame="">
        <EstimateSections
          labels={labels}
          change={
            <button
              type="button"
              className={`${form.textButton} ${styles.change}`}
              aria-label={t('changeAnswers')}
              onClick={onChange}
            >
              {t('first.change')}
            </button>
          }
          next={
            <ButtonLink
              variant="sun"
              size="large"
              isWide
              href={inLanguage('/qualify')}
              onClick={onNext}
            >
              {labels.next}
              <Arrow size={20} />
            </ButtonLink>
          }
          again={
            <ButtonLink isWide href={inLanguage('/qualify')} onClick={onNext}>
              {labels.next}
            </ButtonLink>
          }
          tools={<EstimateTools labels={labels} />}
        />
      </div>
    </dialog>
  );
}
