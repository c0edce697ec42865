import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './report.module.css';
import type { Compared } from './spans.ts';
import { useDifferenceText } from './difference.ts';

interface ReadoutProps extends Compared {
  name: string;
  previous: string;
  /** A second touch opens the leads. */
  isTouched?: boolean;
}

/** One figure in words above its chart. Screen readers get it from the mark itself. */
export function Readout({ name, previous, isTouched = false, ...compared }: ReadoutProps) {
  const t = useTranslations('admin.reports');
  const { number } = useFormats();
  const difference = useDifferenceText();
  return (
    <p className={`${shared.centered} ${styles.readout}`} aria-hidden>
      <strong>{number(compared.count)}</strong>
      <span className={styles.read}>
        <span>{name}</span>
        <span className={shared.small}>
          {t('against', {
            difference: difference(compared),
            previous,
            count: number(compared.before),
          })}
          {isTouched && ` ${t('touchAgain')}`}
        </span>
      </span>
    </p>
  );
}

/**
 * The text that screen readers hear after a figure: "leads, 2 more (+67%); before, Nov 13, 2026:
 * 3".
 */
export function useReadoutText() {
  const t = useTranslations('admin.reports');
  const { number } = useFormats();
  const difference = useDifferenceText();
  return (compared: Compared, previous: string): string =>
    t('reading', {
      leads: compared.count,
      difference: difference(compared),
      previous,
      before: number(compared.before),
    });
}
