import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../queries/session.ts';

/** Whether the one who is signed in may act in an affiliate's name, on this server. */
export function useMayImpersonate(): boolean {
  const { data } = useQuery(sessionQuery);
  return data?.mayImpersonate ?? false;
}
