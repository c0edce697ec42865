import type { ComponentProps } from 'react';
import { Chevron } from '#web/kit/icons.tsx';
import styles from './quiet-select.module.css';

interface QuietSelectProps extends ComponentProps<'select'> {
  label: string;
  /** Each value with its label; `children` come before them. */
  choices?: readonly (readonly [value: string, words: string])[];
}

/** A choice that filters or orders a list: its label is read out but not shown. */
export function QuietSelect({
  label,
  choices = [],
  className,
  children,
  ...select
}: QuietSelectProps) {
  return (
    <span className={[styles.frame, className].filter(Boolean).join(' ')}>
      <select aria-label={label} title={label} className={styles.select} {...select}>
        {children}
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
