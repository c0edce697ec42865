import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Arrow, Close } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { EstimateSections } from './EstimateSections.tsx';
import type { EstimateView } from './use-estimate.ts';
import styles from './results-dialog.module.css';

interface ResultsDialogProps {
  estimate: Estimate;
  view: EstimateView;
  onClose: () => void;
}

export default function ResultsDialog({ estimate, view, onClose }: ResultsDialogProps) {
  const t = useTranslations('estimate');
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
        <h2 id={`${id}title`} ref={title} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Close size={22} />
        </button>
      </header>
      <div className={styles.frame} data-frame="">
        <EstimateSections estimate={estimate} view={view} />
        <footer className={styles.next}>
          <ButtonLink variant="sun" href={inLanguage('/qualify')} onClick={onNext}>
            {t(estimate.programCovers ? 'checkEligibility' : 'whatCanBeDone')}
            <Arrow size={20} />
          </ButtonLink>
        </footer>
      </div>
    </dialog>
  );
}
