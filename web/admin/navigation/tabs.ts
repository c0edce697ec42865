import { adminPaths } from '#core/contract/site.ts';
import type { Messages } from 'use-intl';

type Texts = Messages['admin'];

/** The names of texts that have a `place`: its title, and other words by which the palette finds it. */
export type TabName = {
  [Name in keyof Texts]: Texts[Name] extends { place: object } ? Name : never;
}[keyof Texts];

export const firstTab: TabName = 'overview';

export const inTab = (tab: TabName) => ({ tab });

export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === firstTab ? dashboard : `${dashboard}?tab=${name}`;
}
