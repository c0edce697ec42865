import { createContext, use, type ComponentType } from 'react';

/**
 * When an island's code is loaded: right after the page's own load, near the viewport, or at the
 * first touch, focus or key in it.
 */
export type IslandStart = 'load' | 'visible' | 'touch';

/**
 * What islands/*.tsx export: `namespaces` are the texts the island needs in the browser, and
 * whether it needs the offer's figures there.
 */
export interface IslandModule<Props extends object = object> {
  default: ComponentType<Props>;
  namespaces: readonly string[];
  needsFigures?: true;
}

export interface PlacedIsland {
  readonly id: string;
  readonly name: string;
  readonly props: object;
}

export const IslandCollector = createContext<PlacedIsland[] | null>(null);

interface IslandProps<Props extends object> {
  /** File name in islands/ without its ending. */
  name: string;
  props: Props;
  start?: IslandStart;
  className?: string | undefined;
}

/**
 * A part of a page that lives in the browser. The rest of the page is plain HTML that no script
 * ever touches. Rendered on the server as a root of its own (so that ids agree), hydrated alone by
 * entry-client.
 */
export function Island<Props extends object>({
  name,
  props,
  start = 'visible',
  className,
}: IslandProps<Props>) {
  const placed = use(IslandCollector);
  if (!placed) {
    throw new Error(`Island ${name} stands outside a page`);
  }
  const id = `i${placed.length}-`;
  placed.push({
    id,
    name,
    props,
  });
  return (
    <div
      className={className}
      data-island={name}
      data-start={start}
      data-id={id}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: `<!--${id}-->` }}
    />
  );
}
