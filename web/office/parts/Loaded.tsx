import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { Warning } from '#web/kit/icons.tsx';
import { FailureState } from './FailureState.tsx';
import shared from '../styles/shared.module.css';
import styles from './not-newer.module.css';
import { Skeleton } from './Skeleton.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Shown above the old content after a failed refresh. */
function NotNewer({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('office.failure');
  const texts = useTranslations('office.parts');
  return (
    <div role="alert" className={`${shared.wrapCentered} ${shared.clay} ${styles.line}`}>
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
  /** Shown if there was no answer. */
  failure: string;
  /** The skeleton while loading: a number of grey lines, or an element. */
  lines: number | ReactElement;
  children: (data: Data) => ReactNode;
}

/**
 * The server's answer; grey lines before it, and on failure the reason. Content that is already
 * shown stays when a refresh fails, because it may be being read.
 */
export function Loaded<Data>({
  query: { data, error, refetch },
  failure,
  lines,
  children,
}: LoadedProps<Data>) {
  const isUnreachable = error !== null && !(error instanceof CallError);
  if (error && !(isUnreachable && data !== undefined)) {
    return <FailureState error={error} title={failure} onRetry={() => void refetch()} />;
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
