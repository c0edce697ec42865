import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import type { AnyRoute } from '#core/contract/route.ts';
import type { AllUnder } from './call-key.ts';

/** Every answer of an entry; of some parameters (`keyOf`); of all paths below it (`allUnder`). */
export type Answers = Pick<AnyRoute, 'path'> | QueryKey | AllUnder;

/**
 * The cached answers that a write makes stale. `'nothing'` is for writes that leave the page or put
 * their answer into the cache themselves; an empty list does not compile, since it is usually
 * forgotten.
 */
export type Stale = readonly [Answers, ...Answers[]] | 'nothing';

export function queriesOf(answers: Answers): QueryFilters {
  if ('under' in answers) {
    const { under } = answers;
    return {
      predicate({ queryKey: [path] }) {
        return path === under || String(path).startsWith(`${under}/`);
      },
    };
  }
  return { queryKey: 'path' in answers ? [answers.path] : answers };
}

/**
 * Marks cached answers as stale, and reloads visible queries. A query without an answer yet may have
 * read the old data, and the cache would take its answer for new. Such a query is canceled and sent
 * again.
 */
export function makeStale(queries: QueryClient, stale: Stale): void {
  for (const answers of stale === 'nothing' ? [] : stale) {
    const { queryKey, predicate } = queriesOf(answers);
    void queries.cancelQueries({
      ...(queryKey && { queryKey }),
      predicate: (query) => query.state.data === undefined && (predicate?.(query) ?? true),
    });
    void queries.invalidateQueries(queriesOf(answers));
  }
}
