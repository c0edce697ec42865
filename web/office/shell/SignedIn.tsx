import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#web/kit/api.ts';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import styles from './frame.module.css';

const hasFirstFrame = () =>
  typeof document !== 'undefined' && document.getElementById('first-frame') !== null;

interface SignedInProps<Session> {
  session: UseQueryResult<Session>;
  failure: string;
  /** Shown while the session is loading; by default grey lines. */
  checking?: string;
  children: (session: Session) => ReactNode;
}

/**
 * Content that only a signed-in person sees. If no one is signed in it shows nothing, and the query
 * client leads to the login.
 */
export function SignedIn<Session>(props: SignedInProps<Session>) {
  const { session, failure, checking, children } = props;
  const { data, error, refetch } = session;
  if (data !== undefined) {
    return children(data);
  }
  const isSignedOut = error instanceof CallError && error.status === 401;
  const isFailed = error && !isSignedOut;
  // The document of the CRM starts with a frame, which stays until there is other content.
  if (!isFailed && !checking && hasFirstFrame()) {
    return null;
  }
  return (
    <main className={styles.shell}>
      {isFailed ? (
        <FailureState error={error} title={failure} onRetry={() => void refetch()} />
      ) : checking ? (
        <p role="status" className={styles.checking}>
          {checking}
        </p>
      ) : (
        <Skeleton lines={5} />
      )}
    </main>
  );
}
