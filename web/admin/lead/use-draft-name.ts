import { useDraftName as useOwnDraftName } from '../use-draft-name.ts';

/** The name under which this tab keeps what the signed-in person types about a lead. */
export function useDraftName(leadId: number, part: 'edit' | 'note' | 'credit' | 'stop'): string {
  return useOwnDraftName(`lead:${leadId}:${part}`);
}
