import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';

interface Moved {
  id: string;
  /** What was looked for then: other letters begin at the top. */
  searched: string;
  isByKey: boolean;
}

/** The element of a line; there is one palette at a time. */
export const elementIdOf = ({ id }: Choice) => `palette-${id}`;

/**
 * The line that Enter runs: the one that somebody moved to, as long as it is there and looked for by
 * the same letters, or else the first. It is worked out with the lines, so there is no moment in
 * which they have come and none of them is highlighted.
 */
export function useHighlight(
  groups: readonly ChoiceGroup[],
  searched: string,
  list: RefObject<HTMLElement | null>,
) {
  const [moved, setMoved] = useState<Moved>();
  const lines = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const isCurrent = moved?.searched === searched;
  const reached = isCurrent ? lines.find(({ id }) => id === moved.id) : undefined;

  // It stays in view, also when lines come above it.
  const place = reached && moved?.isByKey ? lines.indexOf(reached) : -1;
  useLayoutEffect(() => {
    const options = list.current?.querySelectorAll('[role=option]');
    options?.[place]?.scrollIntoView({ block: 'nearest' });
  }, [place, list]);

  return {
    lines,
    highlighted: reached ?? lines[0],
    moveTo(id: string, isByKey: boolean) {
      setMoved({ id, searched, isByKey });
    },
  };
}
