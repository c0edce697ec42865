import { startTransition, useCallback, useEffect, useRef } from 'react';

/** Milliseconds without a key after which the server is asked. */
const pauseMs = 180;

type Tell = (text: string) => void;

/**
 * Tells what is typed to those who need it, but not all of them in the frame of the key: `onNextFrame`
 * when the key has shown its letter, `onSettled` once nothing was typed for a moment, a frame behind
 * `onSettling`. All are the same functions throughout, and so is the answer.
 */
export function useFollowers(onNextFrame: Tell, onSettling: () => void, onSettled: Tell): Tell {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return useCallback(
    (text) => {
      stop.current();
      let frame = 0;
      let soon: ReturnType<typeof setTimeout> | undefined;
      const behindFrame = (work: () => void) => {
        frame = requestAnimationFrame(() => {
          soon = setTimeout(work);
        });
      };
      behindFrame(() => startTransition(() => onNextFrame(text)));
      const settled = setTimeout(() => {
        onSettling();
        behindFrame(() => onSettled(text));
      }, pauseMs);
      stop.current = () => {
        cancelAnimationFrame(frame);
        clearTimeout(soon);
        clearTimeout(settled);
      };
    },
    [onNextFrame, onSettling, onSettled],
  );
}
