import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { AskedScreen, FirstNeeds } from '#core/contract/site.ts';
import type { Roles } from '#core/domain/accounts/staff-role.ts';

/** What a document and the server know of a screen, a tab or the frame around them. */
export interface Opened {
  /** Below the folder of the app: its module, and those of parts that the first paint needs. */
  readonly modules: readonly string[];
  /**
   * The calls of its first paint, if the server is to render it from their answers. They are paths:
   * the contract entries are too large for the first screen. Those that the role may not make are
   * left out. A list without a query is asked as the screen asks it by default.
   */
  readonly calls?: readonly string[];
}

/** A tab of a screen. */
export interface OpenedTab extends Opened {
  readonly name: string;
  /** The roles of staff that have it; all without them. */
  readonly roles?: Roles;
}

export interface Screen extends Opened {
  readonly path: string;
  /** The tab that it belongs to. */
  readonly tab?: string;
  /** Shown without the frame, before anyone has signed in. */
  readonly isDoor?: true;
  /** In order; the first one is open if the address names none. */
  readonly tabs?: readonly OpenedTab[];
  readonly load: () => Promise<ComponentType>;
}

/** The path of a call, checked against its entry by the compiler. */
export type PathOf<Entry extends { path: string }> = Entry['path'];

export const routeOf = ({ path, load }: Screen): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The route of all other addresses within the frame. */
export const noScreen = (home: string): RouteObject => ({
  path: '*',
  lazy: async () => {
    const { NoScreen } = await import('../shell/NoScreen.tsx');
    return { element: createElement(NoScreen, { home }) };
  },
});

interface App {
  /** The folder of its modules. */
  readonly folder: string;
  /** What is around the screens that are no doors. */
  readonly frame: Opened;
  readonly screens: readonly Screen[];
}

/** What the screen of this address needs at first, with its frame and its open tab. */
export function firstNeedsOf(
  { folder, frame, screens }: App,
  { path, tab, role }: Omit<AskedScreen, 'language'>,
): FirstNeeds {
  const screen = screens.find((known) => known.path === path);
  const tabs = screen?.tabs?.filter(({ roles }) => !role || !roles || roles.includes(role));
  const open = tabs?.find(({ name }) => name === tab) ?? tabs?.[0];
  const parts = [screen && !screen.isDoor && frame, screen, open].filter((part) => !!part);
  return {
    modules: parts.flatMap(({ modules }) => modules).map((module) => `${folder}/${module}`),
    calls: parts.flatMap(({ calls = [] }) => calls),
    isRendered: parts.at(-1)?.calls !== undefined,
  };
}
