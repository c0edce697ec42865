import type { ReactNode } from 'react';
import { CallError } from '../../kit/api.ts';
import { Lock, Warning } from '../../kit/icons.tsx';
import styles from './empty-state.module.css';
import { ToolButton } from './ToolButton.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** What a person can do about it. */
  action?: ReactNode;
}

/** Said instead of an empty list: what would be here, and how it comes. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

// An answer without words of ours comes from something in between: what it wrote is no help to a
// person.
const sentence = (error: unknown): string => {
  if (!(error instanceof CallError)) {
    return 'The server could not be reached. Please check your connection.';
  }
  return (
    error.body?.message ??
    `The server could not answer (error ${error.status}). Please try again in a moment.`
  );
};

/** Said when a call was refused: 403 means "not yours", anything else can be tried again. */
export function FailureState({
  error,
  title,
  onRetry,
}: {
  error: unknown;
  title: string;
  onRetry: () => void;
}) {
  if (error instanceof CallError && error.status === 403) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Lock />}
          title="No permission"
        >
          Your account may not see this. Ask an administrator of your team.
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<Warning />}
        title={title}
        action={<ToolButton onClick={onRetry}>Try again</ToolButton>}
      >
        {sentence(error)}
      </EmptyState>
    </div>
  );
}
