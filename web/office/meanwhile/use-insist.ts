import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Sends a form once more over what somebody else changed: `insist` after `keepMine`. */
export function useInsist(keepMine: () => void) {
  const element = useRef<HTMLFormElement>(null);
  return {
    element,
    insist() {
      // What is sent is said against theirs from here on.
      flushSync(keepMine);
      element.current?.requestSubmit();
    },
  };
}
