import type { ComponentProps } from 'react';
import { Chevron } from '#web/kit/icons.tsx';
import styles from './quiet-select.module.css';

/** A choice that filters or orders a list: its label is read out but not shown. */
export function QuietSelect({
  label,
  className,
  ...select
}: { label: string } & ComponentProps<'select'>) {
  return (
    <span className={[styles.frame, className].filter(Boolean).join(' ')}>
      <select
        aria-label={label}
        title={label}
        className={styles.select}
        {...select}
      />
      <Chevron
        size={16}
        className={styles.chevron}
      />
    </span>
  );
}
