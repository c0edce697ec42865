import type { ReactNode } from 'react';
import { Button } from '#web/kit/Button.tsx';
import styles from './not-allowed.module.css';

/** Replaces an action that the person has refused, and says why. */
export function NotAllowed({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <Button
      className={styles.notAllowed}
      aria-disabled
      title={reason}
    >
      {children}
      <span className="visually-hidden">({reason})</span>
    </Button>
  );
}
