import { useLayoutEffect, useMemo, useRef } from 'react';
import type { useSearchParams } from 'react-router';
import { withToggled } from './use-selection.ts';

/** Which columns of a list are on show; the address names those that are not. */
export interface ShownColumns {
  isShown(name: string): boolean;
  toggle(name: string): void;
}

type Address = ReturnType<typeof useSearchParams>;

const parameter = 'hide';

const namesIn = (text: string | null) => new Set(text?.split(',').filter(Boolean));

/** Keeps in the address which columns a person does not want to see. The same as long as they are. */
export function useShownColumns([parameters, setParameters]: Address): ShownColumns {
  const text = parameters.get(parameter);
  const now = useRef({ parameters, setParameters });
  useLayoutEffect(() => {
    now.current = { parameters, setParameters };
  });
  return useMemo(() => {
    const hidden: ReadonlySet<string> = namesIn(text);
    return {
      isShown: (name) => !hidden.has(name),
      toggle(name) {
        const next = new URLSearchParams(now.current.parameters);
        const names = [...withToggled(hidden, name)];
        if (names.length > 0) {
          next.set(parameter, names.join(','));
        } else {
          next.delete(parameter);
        }
        now.current.setParameters(next, { replace: true });
      },
    };
  }, [text]);
}
