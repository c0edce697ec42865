import { createContext, use } from 'react';
import type { IslandName, PropsOf } from './islands.ts';

/**
 * When its code is loaded: after page load, near the viewport (it, or its part with
 * `data-awaits-code`), or at the first touch or key.
 */
export type IslandStart = 'load' | 'visible' | 'touch';

export interface PlacedIsland {
  readonly id: string;
  readonly name: IslandName;
  readonly props: object;
  readonly start: IslandStart;
  /** Never hydrated: the answer to a posted form works without a script, and must stay so. */
  readonly isStill: boolean;
}

export const IslandCollector = createContext<PlacedIsland[] | null>(null);

interface Placement<Name extends IslandName> {
  /** File name in islands/ without its ending. */
  of: Name;
  start?: IslandStart;
  isStill?: boolean;
  className?: string | undefined;
}

/** An island's component decides which `props` are required, if any. */
export type IslandProps<Name extends IslandName> = Placement<Name> &
  (keyof PropsOf<Name> extends never ? { props?: undefined } : { props: PropsOf<Name> });

/**
 * A part of a page that runs in the browser. The rest of the page is plain HTML that no script ever
 * touches. Rendered on the server as a root of its own (so that ids agree), hydrated alone by
 * entry-client. Its props travel as JSON.
 */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { of: name, start = 'visible', isStill = false, className } = island;
  const props: object = island.props ?? {};
  const placed = use(IslandCollector);
  if (!placed) {
    throw new Error(`Island ${name} stands outside a page`);
  }
  const id = `i${placed.length}-`;
  placed.push({
    id,
    name,
    props,
    start,
    isStill,
  });
  const content = { __html: `<!--${id}-->` };
  if (isStill) {
    return <div className={className} dangerouslySetInnerHTML={content} />;
  }
  return (
    <div
      className={className}
      data-island={name}
      data-start={start}
      data-id={id}
      data-props={island.props && JSON.stringify(props)}
      dangerouslySetInnerHTML={content}
    />
  );
}
