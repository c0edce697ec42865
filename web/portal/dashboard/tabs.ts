import { portalPaths } from '#core/contract/site.ts';
import type shell from '../messages/en/shell.ts';

export type TabName = keyof (typeof shell)['tabs'];

export function pathOf(name: TabName): string {
  const { dashboard } = portalPaths;
  return name === 'dashboard' ? dashboard : `${dashboard}?tab=${name}`;
}
