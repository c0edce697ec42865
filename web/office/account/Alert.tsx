import type { ReactNode } from 'react';
import styles from './account.module.css';

interface AlertProps {
  isError?: boolean;
  children: ReactNode;
}

/** The result of a form, beside it: red if it failed. */
export function Alert({ isError = false, children }: AlertProps) {
  return (
    <p role={isError ? 'alert' : 'status'} className={isError ? styles.error : styles.success}>
      {children}
    </p>
  );
}
