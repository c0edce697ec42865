import type { useSearchParams } from 'react-router';
import { withToggled } from './use-selection.ts';

/** Which columns of a list are on show; the address names those that are not. */
export interface ShownColumns {
  isShown(name: string): boolean;
  toggle(name: string): void;
}

type Address = ReturnType<typeof useSearchParams>;

const parameter = 'hide';

/** Keeps in the address which columns a person does not want to see. */
export function shownColumns([parameters, setParameters]: Address): ShownColumns {
  const hidden = new Set(parameters.get(parameter)?.split(',').filter(Boolean));
  return {
    isShown: (name) => !hidden.has(name),
    toggle(name) {
      const next = new URLSearchParams(parameters);
      const names = [...withToggled(hidden, name)];
      if (names.length > 0) {
        next.set(parameter, names.join(','));
      } else {
        next.delete(parameter);
      }
      setParameters(next, { replace: true });
    },
  };
}
