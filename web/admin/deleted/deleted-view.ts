import { adminPaths } from '#core/contract/site.ts';

const view = 'deleted';

/** Where what was deleted of a tab stands. */
export function deletedPath(tab: 'leads' | 'affiliates'): string {
  return `${adminPaths.dashboard}?${new URLSearchParams({ tab, view }).toString()}`;
}

/** Whether the address asks for what was deleted. */
export function areDeletedAsked(parameters: URLSearchParams): boolean {
  return parameters.get('view') === view;
}
