import { startTransition, useEffect, useEffectEvent } from 'react';

/** Milliseconds without a key after which the server is asked. */
const pauseMs = 180;

interface Followers {
  /** In the next frame: a key shows what it typed before the commands are looked through. */
  onNextFrame: (text: string) => void;
  /** Once nothing was typed for a moment. */
  onSettled: (text: string) => void;
}

/** Tells what is typed to those who need it, but not all of them in the frame of the key. */
export function useFollowers(text: string, { onNextFrame, onSettled }: Followers): void {
  const follow = useEffectEvent((now: string) => startTransition(() => onNextFrame(now)));
  const settle = useEffectEvent((now: string) => onSettled(now));
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    // Behind the frame, not in it.
    const frame = requestAnimationFrame(() => {
      soon = setTimeout(() => follow(text));
    });
    const settled = setTimeout(() => settle(text), pauseMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
      clearTimeout(settled);
    };
  }, [text]);
}
