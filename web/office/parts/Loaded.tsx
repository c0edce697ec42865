import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { Warning } from '#web/kit/icons.tsx';
import { FailureState } from './FailureState.tsx';
import styles from './not-newer.module.css';
import { Skeleton } from './Skeleton.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Shown above the earlier content when a refresh failed. */
function NotNewer({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('office.failure');
  const texts = useTranslations('office.parts');
  return (
    <div
      role="alert"
      className={styles.line}
    >
      <Warning size={18} />
      <span>{t('unreachable')}</span>
      <ToolButton onClick={onRetry}>{texts('tryAgain')}</ToolButton>
    </div>
  );
}

interface Question<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Question<Data>;
  /** Said when the answer did not come. */
  failure: string;
  /** While it is on its way: so many lines of grey, or what takes the place of that which comes. */
  lines: number | ReactElement;
  children: (data: Data) => ReactNode;
}

/**
 * The server's answer; before it grey lines, and on failure the reason. Content that is already
 * shown stays when a refresh fails, because the user may be reading it.
 */
export function Loaded<Data>({
  query: { data, error, refetch },
  failure,
  lines,
  children,
}: LoadedProps<Data>) {
  const isUnreachable = error !== null && !(error instanceof CallError);
  if (error && !(isUnreachable && data !== undefined)) {
    return (
      <FailureState
        error={error}
        title={failure}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return typeof lines === 'number' ? <Skeleton lines={lines} /> : lines;
  }
  return (
    <>
      {isUnreachable && <NotNewer onRetry={() => void refetch()} />}
      {children(data)}
    </>
  );
}
