import { useEffect, useState } from 'react';
import type { Finder } from './finder.ts';

/** Milliseconds without a key after which the server is asked. */
const pauseMs = 180;

/** How far the asking of the server is: not yet, for leads, for partners as well. */
export type Asking = 'begun' | 'half' | 'asked';

type OnAsking = (asking: Asking) => void;

function makeFollower(finder: Finder, onAsking: OnAsking) {
  let frame = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const behindFrame = (work: () => void) => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    frame = requestAnimationFrame(() => {
      soon = setTimeout(work);
    });
  };
  const tell = (asking: Asking) => {
    if (finder.read().isWaiting) {
      onAsking(asking);
    }
  };
  const askAffiliates = () => {
    finder.askAffiliates();
    tell('asked');
  };
  const askBoth = () => {
    finder.askLeads();
    tell('half');
    behindFrame(askAffiliates);
  };
  return {
    follow(text: string) {
      clearTimeout(settled);
      behindFrame(() => finder.search(text));
      settled = setTimeout(() => {
        finder.search(text);
        tell('begun');
        behindFrame(askBoth);
      }, pauseMs);
    },
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
      clearTimeout(settled);
    },
  };
}

/**
 * Has the finder follow what is typed, but not all of it in the frame of the key: the lines when the
 * key has shown its letter, the server once nothing was typed for a moment. To ask takes a slow
 * machine a third of a frame for leads and as much for partners: each has a frame of its own, and
 * what `onAsking` paints stands between them and before the next key. The same function
 * throughout, with what it was given first.
 */
export function useFollowers(finder: Finder, onAsking: OnAsking): (text: string) => void {
  const [{ follow, stop }] = useState(() => makeFollower(finder, onAsking));
  useEffect(() => stop, [stop]);
  return follow;
}
