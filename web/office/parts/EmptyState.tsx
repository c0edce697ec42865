import type { ReactNode } from 'react';
import shared from '#web/office/styles/shared.module.css';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Replaces an empty list: what would be here, and how to get it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={`${shared.tightRows} ${styles.empty}`}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
