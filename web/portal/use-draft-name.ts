import { useSession } from './session-context.ts';

/**
 * The name under which this tab keeps what the signed-in person types into a form; somebody else
 * who signs in here does not find it.
 */
export function useDraftName(form: string): string {
  const { affiliate } = useSession();
  return `affiliate-${affiliate.id}:${form}`;
}
