import { type ReactNode, useDeferredValue } from 'react';

/** What a press need not wait for: it comes right after the frame that shows the rest. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
