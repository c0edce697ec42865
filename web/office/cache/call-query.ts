import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Callable } from '#core/contract/route.ts';
import { addressOf, call } from '#web/kit/api.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';
import { keyOfCall } from './call-key.ts';

type More<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'> & {
  /** What the answer depends on besides what is asked: another version is another answer. */
  version?: unknown;
};

/** A query that reads by a call. Its key is the path of the entry and what is asked. */
export function callQuery<Entry extends Callable>(
  entry: Entry,
  ...[options, { version, ...more } = {}]: {} extends CallOptions<Entry>
    ? [options?: CallOptions<Entry>, more?: More<AnswerOf<Entry>>]
    : [options: CallOptions<Entry>, more?: More<AnswerOf<Entry>>]
) {
  const key = keyOfCall(entry, options ?? {});
  return queryOptions({
    initialData: () => takeFirstAnswer<AnswerOf<Entry>>(addressOf(entry, options ?? {})),
    ...more,
    queryKey: version === undefined ? key : [...key, version],
    queryFn: ({ signal }): Promise<AnswerOf<Entry>> => {
      const whole: unknown = { ...options, signal };
      return call(entry, whole as CallOptions<Entry>);
    },
  });
}
