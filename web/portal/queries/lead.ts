import { queryOptions } from '@tanstack/react-query';
import { readReferredLead } from '#core/contract/affiliate/lead.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

const leadKeys = nounKeys('leads');

/** A lead of the own referrals. */
export function leadQuery(id: string) {
  return queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: ({ signal }) => call(readReferredLead, { params: { id }, signal }),
  });
}
