import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Callable } from '#core/contract/route.ts';
import { addressOf, call } from '#web/kit/api.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';

type More<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;

/** A query that reads by a call: the key of the answer in the cache, and the call. */
export function callQuery<Entry extends Callable>(
  queryKey: readonly unknown[],
  entry: Entry,
  ...[options, more]: {} extends CallOptions<Entry>
    ? [options?: CallOptions<Entry>, more?: More<AnswerOf<Entry>>]
    : [options: CallOptions<Entry>, more?: More<AnswerOf<Entry>>]
) {
  return queryOptions({
    initialData: () => takeFirstAnswer<AnswerOf<Entry>>(addressOf(entry, options ?? {})),
    ...more,
    queryKey,
    queryFn: ({ signal }): Promise<AnswerOf<Entry>> => {
      const whole: unknown = { ...options, signal };
      return call(entry, whole as CallOptions<Entry>);
    },
  });
}
