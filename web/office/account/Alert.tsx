import type { ReactNode } from 'react';
import styles from './account.module.css';

interface AlertProps {
  isError?: boolean;
  children: ReactNode;
}

export function Alert({ isError = false, children }: AlertProps) {
  return (
    <p role={isError ? 'alert' : 'status'} className={isError ? styles.error : styles.success}>
      {children}
    </p>
  );
}
