import type { ComponentProps } from 'react';
import { Chevron } from '#web/kit/icons.tsx';
import styles from './quiet-select.module.css';

interface QuietSelectProps extends ComponentProps<'select'> {
  label: string;
  /** Each value with its label. */
  choices: readonly (readonly [value: string, words: string])[];
}

/** A choice that filters or orders a list: its label is read out but not shown. */
export function QuietSelect({ label, choices, ...select }: QuietSelectProps) {
  return (
    <span className={styles.frame}>
      <select aria-label={label} title={label} className={styles.select} {...select}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Chevron size={16} className={styles.chevron} />
    </span>
  );
}
