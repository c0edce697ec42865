import { adminPaths } from '#core/contract/site.ts';

const asked = { tab: 'leads', view: 'deleted' } as const;

/** Where the deleted leads stand. */
export const deletedLeadsPath = `${adminPaths.dashboard}?${new URLSearchParams(asked).toString()}`;

/** Whether the address asks for the deleted leads. */
export function areDeletedAsked(parameters: URLSearchParams): boolean {
  return parameters.get('view') === asked.view;
}
