import { adminPaths } from '#core/contract/site.ts';

const view = 'deleted';

export function deletedPath(tab: 'leads' | 'affiliates'): string {
  return `${adminPaths.dashboard}?${new URLSearchParams({ tab, view }).toString()}`;
}

export function areDeletedAsked(parameters: URLSearchParams): boolean {
  return parameters.get('view') === view;
}
