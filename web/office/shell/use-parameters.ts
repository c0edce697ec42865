import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * What stands in the address, for who only reads it: `useSearchParams` also makes ready to change it,
 * which takes longer than the reading.
 */
export function useParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
