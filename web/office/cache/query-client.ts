import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/kit/api.ts';

/**
 * The cache of an app: no retries, no refetch on focus or by timer, never stale by itself. A 401
 * ends the session; a 412 means that the browser has another session by now. Without a connection a
 * call fails at once instead of waiting, so that nothing looks saved that is not.
 */
export function makeQueryClient(
  onSignedOut: () => void,
  onAnotherAccount: () => void = onSignedOut,
): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.status === 401) {
      onSignedOut();
    }
    if (error instanceof CallError && error.status === 412) {
      onAnotherAccount();
    }
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
