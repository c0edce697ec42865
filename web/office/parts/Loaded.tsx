import type { ReactNode } from 'react';
import { FailureState } from './FailureState.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Question<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Question<Data>;
  /** Said when the answer did not come. */
  failure: string;
  /** Lines of grey while it is on its way. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** What the server answered; until then grey lines, and if it did not, why not. */
export function Loaded<Data>({
  query: { data, error, refetch },
  failure,
  lines,
  children,
}: LoadedProps<Data>) {
  if (error) {
    return (
      <FailureState
        error={error}
        title={failure}
        onRetry={() => void refetch()}
      />
    );
  }
  return data === undefined ? <Skeleton lines={lines} /> : children(data);
}
