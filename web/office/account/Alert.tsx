import type { ReactNode } from 'react';
import styles from './account.module.css';

export function Alert({ isError = false, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <p role={isError ? 'alert' : 'status'} className={isError ? styles.error : styles.success}>
      {children}
    </p>
  );
}
