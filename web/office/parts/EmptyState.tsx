import type { ReactNode } from 'react';
import shared from '#web/office/styles/shared.module.css';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Replaces an empty list: what would be here, and how to get it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={`${shared.tightRows} ${styles.empty}`}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
