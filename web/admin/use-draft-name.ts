import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './queries/session.ts';

/**
 * The name under which this tab keeps what the signed-in person types into a form; somebody else
 * who signs in here does not find it.
 */
export function useDraftName(form: string): string {
  const { data: staff } = useQuery(sessionQuery);
  return `${staff?.id ?? 0}:${form}`;
}
