import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './credit-mark.module.css';

/**
 * The footnote mark that stands beside a credit figure while its legal basis has ended
 * (`needsCreditFootnote`).
 */
export function CreditMark() {
  const t = useTranslations('site');
  return (
    <sup className={styles.mark}>
      <a
        href="#credit-footnote"
        aria-label={t('creditNote')}
      >
        *
      </a>
    </sup>
  );
}

function marked(figure: ReactNode) {
  return (
    <>
      {figure}
      <CreditMark />
    </>
  );
}
function plain(figure: ReactNode) {
  return figure;
}

/**
 * What stands for the `<credit>` of a text: the figure, with the mark right beside it while it
 * needs one.
 */
export function creditFigure(needsMark: boolean) {
  return needsMark ? marked : plain;
}
