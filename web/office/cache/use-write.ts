import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Callable } from '#core/contract/route.ts';
import { call, CallError } from '#web/kit/api.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { makeStale, type Stale } from './make-stale.ts';
import { withStepUp } from './step-up.ts';

interface WriteSetup<Answer> {
  makesStale: Stale;
  onSuccess?: ((answer: Answer) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
  /** The session had ended: the login follows, and what failed is no fault to be told there. */
  onSignedOut?: (() => void) | undefined;
}

/** Whether a call that needs a session had none; a 401 of a door is an answer like others. */
function isSignedOut({ access = 'public' }: Callable, error: Error): boolean {
  return access !== 'public' && error instanceof CallError && error.status === 401;
}

/** A call that changes something: `write.mutate({ params, body })`. */
export function useWrite<Entry extends Callable>(
  entry: Entry,
  { makesStale, onSuccess, onError, onSignedOut }: WriteSetup<AnswerOf<Entry>>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (options: CallOptions<Entry>): Promise<AnswerOf<Entry>> =>
      withStepUp(() => call(entry, options)),
    onSuccess(answer) {
      makeStale(queries, makesStale);
      onSuccess?.(answer);
    },
    onError(error) {
      if (isSignedOut(entry, error)) {
        onSignedOut?.();
      } else {
        onError?.(error);
      }
    },
  });
}
