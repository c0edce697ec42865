import { queryOptions } from '@tanstack/react-query';
import { listNotes } from '#core/contract/lead/notes.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const noteKeys = nounKeys('notes');

/** The notes on a lead, the newest first. */
export function notesQuery(leadId: number) {
  return queryOptions({
    queryKey: noteKeys.list(leadId),
    queryFn: ({ signal }) =>
      call(listNotes, {
        params: { leadId: String(leadId) },
        signal,
      }),
  });
}
