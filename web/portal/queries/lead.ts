import { queryOptions } from '@tanstack/react-query';
import { readReferredLead } from '#core/contract/affiliate/lead.ts';
import { listNotes } from '#core/contract/lead/notes.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const leadKeys = nounKeys('leads');
export const noteKeys = nounKeys('notes');

/** A lead of the own referrals. */
export function leadQuery(id: string) {
  return queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: ({ signal }) => call(readReferredLead, { params: { id }, signal }),
  });
}

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
