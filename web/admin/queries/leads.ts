import { queryOptions } from '@tanstack/react-query';
import { readLead } from '#core/contract/leads.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const leadKeys = nounKeys('leads');

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
