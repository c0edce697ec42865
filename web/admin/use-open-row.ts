import { useSearchParams } from 'react-router';
import { focusContent } from '#web/office/shell/focus-content.ts';

/** The row that replaces the list while open, kept in the address; null if none is open. */
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
    // The list and the row replace each other, so the pressed button is gone.
    focusContent();
  };
  return [parameters.get(name), show];
}
