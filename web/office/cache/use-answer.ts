import { useQuery } from '@tanstack/react-query';
import type { Callable } from '#core/contract/route.ts';
import { callQuery } from './call-query.ts';

/** The answer of a call that reads, with `error` and `refetch`; the arguments of `callQuery`. */
export const useAnswer = <Entry extends Callable>(...asked: Parameters<typeof callQuery<Entry>>) =>
  useQuery(callQuery(...asked));
