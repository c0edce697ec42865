import type { Compared } from './spans.ts';

/** How a count differs from the range before; `rate` (0.1 is 10 %) is null where there was none. */
export interface Difference {
  readonly kind: 'more' | 'fewer' | 'same';
  readonly by: number;
  readonly rate: number | null;
}

export function differenceOf({ count, before }: Compared): Difference {
  const by = Math.abs(count - before);
  return {
    kind: count > before ? 'more' : count < before ? 'fewer' : 'same',
    by,
    rate: before === 0 ? null : by / before,
  };
}
