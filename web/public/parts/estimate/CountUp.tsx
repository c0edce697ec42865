import { useEffect, useRef } from 'react';
import { prefersLessMotion } from '../../browser/effects/motion.ts';

const durationMs = 1100;

/**
 * A figure that counts up to its amount once; at once for those who asked for less motion. The page
 * holds the true figure all along.
 */
export function CountUp({
  amount,
  format,
}: {
  amount: number;
  format: (amount: number) => string;
}) {
  const shown = useRef<HTMLSpanElement>(null);
  const write = useRef(format);
  useEffect(() => {
    if (prefersLessMotion()) {
      return;
    }
    const element = shown.current!;
    const text = write.current;
    let frame = 0;
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const share = Math.min(1, (now - startedAt) / durationMs);
      element.textContent = text(Math.round(amount * (1 - (1 - share) ** 3)));
      if (share < 1) {
        frame = requestAnimationFrame(step);
      }
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = text(amount);
    };
  }, [amount]);
  return <span ref={shown}>{format(amount)}</span>;
}
