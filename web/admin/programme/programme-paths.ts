import { pathOf } from '../navigation/tabs.ts';

/** The pages of the program, the first one without a name in the address. */
export const programmePages = ['confirm', 'terms', 'revisions'] as const;

export type ProgrammePage = (typeof programmePages)[number];

export function programmePath(page: ProgrammePage): string {
  return page === 'confirm' ? pathOf('programme') : `${pathOf('programme')}&view=${page}`;
}

export function termPath(key: string): string {
  return `${programmePath('terms')}&term=${key}`;
}

export function factPath(id: string): string {
  return `${programmePath('confirm')}&fact=${id}`;
}
