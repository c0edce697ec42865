import { queryOptions } from '@tanstack/react-query';
import { previewErasure, readErasure } from '#core/contract/lead/erasure.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

const erasureKeys = nounKeys('erasures');

/** What erasing the person of a lead would take. Never from memory: it cannot be taken back. */
export function erasurePreviewQuery(leadId: number) {
  return queryOptions({
    queryKey: [...erasureKeys.all, 'preview', leadId],
    queryFn: ({ signal }) => call(previewErasure, { params: { id: String(leadId) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function erasureQuery(id: string) {
  return queryOptions({
    queryKey: erasureKeys.one(id),
    queryFn: ({ signal }) => call(readErasure, { params: { id }, signal }),
  });
}
