import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Callable } from '#core/contract/route.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { call, CallError } from '#web/kit/api.ts';
import { refusalText } from '../formats/refusal-text.ts';
import { useRefusalText } from '../formats/use-refusal-text.ts';
import { toastError, toastSuccess } from '../shell/Toaster.tsx';
import { makeStale, type Stale } from './make-stale.ts';
import { withStepUp } from './step-up.ts';

export interface WriteSetup<Answer> {
  makesStale: Stale;
  /** The texts of `done` and `failed`, if they have these names. */
  t?: ((key: 'done' | 'failed') => string) | undefined;
  /** The success message's title, above `about`. */
  done?: string | undefined;
  about?: ((answer: Answer) => string | undefined) | undefined;
  /** The failure message's title, above the server's reason if any. */
  failed?: string | undefined;
  /** Said instead of a reason, where the server gives none. */
  failedText?: string | undefined;
  onSuccess?: ((answer: Answer) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
  /** The session has ended: the login follows, where the failure must not be reported. */
  onSignedOut?: (() => void) | undefined;
}

/** Whether a call that needs a session had none; a public call may answer 401 for other reasons. */
function isSignedOut({ access = 'public' }: Callable, error: Error): boolean {
  return access !== 'public' && error instanceof CallError && error.status === 401;
}

export function toastRefusal(title: string, error: unknown): void {
  toastError({ title, description: refusalText(error) });
}

/**
 * A call that changes something: `write.mutate({ params, body })`. The same call is not made a second
 * time while the first is on its way, as by a double click. `failure` stands at the button, until the
 * next try.
 */
export function useWrite<Entry extends Callable>(entry: Entry, setup: WriteSetup<AnswerOf<Entry>>) {
  const { makesStale, t, done = t?.('done'), failed = t?.('failed') } = setup;
  const { about, failedText, onSuccess, onError, onSignedOut } = setup;
  const queries = useQueryClient();
  const refusal = useRefusalText();
  const onTheWay = useRef(new Set<string>());
  const write = useMutation({
    mutationFn: (options: CallOptions<Entry>): Promise<AnswerOf<Entry>> =>
      withStepUp(() => call(entry, options)).finally(() => {
        onTheWay.current.delete(JSON.stringify(options));
      }),
    onSuccess(answer) {
      makeStale(queries, makesStale);
      if (done) {
        toastSuccess({ title: done, description: about?.(answer) });
      }
      onSuccess?.(answer);
    },
    onError(error) {
      if (isSignedOut(entry, error)) {
        onSignedOut?.();
        return;
      }
      if (failed) {
        toastError({ title: failed, description: refusal(error) || failedText });
      }
      onError?.(error);
    },
  });
  const mutate: typeof write.mutate = (...given) => {
    const key = JSON.stringify(given[0]);
    if (!onTheWay.current.has(key)) {
      onTheWay.current.add(key);
      write.mutate(...given);
    }
  };
  const { error } = write;
  const said =
    failed && error && !isSignedOut(entry, error) ? [failed, refusal(error) || failedText] : [];
  return { ...write, mutate, failure: said.filter(Boolean).join(': ') || null };
}
