import { portalPaths } from '#core/contract/site.ts';
import type shell from '../messages/en/shell.ts';

/** Every tab has a title. */
export type TabName = keyof (typeof shell)['tabs'];

export function pathOf(name: TabName): string {
  const { dashboard } = portalPaths;
  return name === 'dashboard' ? dashboard : `${dashboard}?tab=${name}`;
}
