import type { ComponentProps } from 'react';
import styles from './quiet-select.module.css';

/** A choice that filters or orders a list: its label is read out but not shown. */
export function QuietSelect({ label, className, ...select }: { label: string } & ComponentProps<'select'>) {
  return <select aria-label={label} title={label} className={[styles.select, className].filter(Boolean).join(' ')} {...select} />;
}
