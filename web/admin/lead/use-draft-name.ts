import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../queries/session.ts';

/**
 * The name under which this tab keeps what the signed-in person types about a lead; somebody else
 * who signs in here does not find it.
 */
export function useDraftName(leadId: number, part: 'edit' | 'note'): string {
  const { data: staff } = useQuery(sessionQuery);
  return `${staff?.id ?? 0}:lead:${leadId}:${part}`;
}
