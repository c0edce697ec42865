import { queryOptions } from '@tanstack/react-query';
import { listLeads, readLead } from '#core/contract/leads.ts';
import { openLeadStatuses } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { type NounKeys, nounKeys } from '#web/office/cache/noun-keys.ts';

export const leadKeys = nounKeys('leads');

/** The columns of the board: lists of leads that grow at their end. */
export const boardKeys: NounKeys = {
  ...leadKeys,
  list: (...asked) => leadKeys.list('board', ...asked),
};

/** The lists of what was deleted. */
export const deletedKeys: NounKeys = {
  ...leadKeys,
  list: (...asked) => leadKeys.list('deleted', ...asked),
};

/** The column of a status, by what all columns are asked alike. */
export function columnKey(status: string, alike: object): readonly unknown[] {
  return boardKeys.list({}, { ...alike, status });
}

/** The status whose column on the board is known under this key; undefined for anything else. */
export function boardStatusOf([, , kind, , query]: readonly unknown[]): string | undefined {
  return kind === 'board' ? (query as { status: string }).status : undefined;
}

/** Everything known of one lead; `id` as it stands in the address. */
export function leadQuery(id: string) {
  return queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: ({ signal }) =>
      call(readLead, {
        params: { id },
        signal,
      }),
  });
}

const openAndOutdated = {
  shown: 'outdated',
  status: openLeadStatuses.join(','),
  pageSize: 1,
} as const;

/** How many open leads were shown what no longer holds: the total of a page that hardly has a row. */
export const outdatedCountQuery = queryOptions({
  queryKey: leadKeys.list(openAndOutdated),
  queryFn: ({ signal }) =>
    call(listLeads, {
      query: openAndOutdated,
      signal,
    }),
  staleTime: 0,
});
