import { useQueryClient } from '@tanstack/react-query';
import { readPermission } from '#core/contract/office/contact.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { leadQuery } from '../../lead-query.ts';

const everyMs = 60_000;

interface Lead {
  id: number;
  permission: AnswerOf<typeof readPermission>;
}

/**
 * Whether a lead's person may be contacted now: starts with the lead's answer, then reloads,
 * because hours pass while the page is open.
 */
export function usePermission({ id, permission }: Lead) {
  const queries = useQueryClient();
  const more = {
    // A newer permission in the lead's answer applies at once.
    version: permission,
    initialData: permission,
    initialDataUpdatedAt: () => queries.getQueryState(leadQuery(id).queryKey)?.dataUpdatedAt,
    // The lead of a page that is loading has no id.
    enabled: id > 0,
    refetchInterval: everyMs,
    staleTime: everyMs,
  };
  return useAnswer(readPermission, { params: { id } }, more).data ?? permission;
}
