import { useSearchParams } from 'react-router';
import { focusContent } from '#web/office/shell/focus-content.ts';

/** Which row of a list is open in its place, kept in the address; null if the list is on show. */
export function useOpenRow(name: string): [string | null, (id: number | string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const show = (id: number | string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) {
      next.delete(name);
    } else {
      next.set(name, String(id));
    }
    setParameters(next);
    // The list and the row take each other's place: what was pressed is gone.
    focusContent();
  };
  return [parameters.get(name), show];
}
