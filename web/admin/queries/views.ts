import { queryOptions } from '@tanstack/react-query';
import { countView, listViews } from '#core/contract/views.ts';
import { call } from '#web/kit/api.ts';
import { viewKeys } from './keys-heard.ts';

/** The lists of leads that one saved, and those that others share. */
export const viewsQuery = queryOptions({
  queryKey: viewKeys.all,
  queryFn: ({ signal }) => call(listViews, { signal }),
});

/** How many leads a saved list holds; counted anew whenever the saved lists are shown. */
export function viewCountQuery(id: number) {
  return queryOptions({
    queryKey: viewKeys.one(String(id)),
    queryFn: ({ signal }) =>
      call(countView, {
        params: { id: String(id) },
        signal,
      }),
    staleTime: 0,
  });
}
