import type { ApiScope } from '#core/contract/integrations/api-keys.ts';

/** The names of scopes in the form and in its messages, in the order of the form. */
export const scopeNames = {
  'GET /api/admin/leads': 'listLeads',
  'GET /api/admin/leads/{id}': 'readLead',
  'POST /api/admin/leads': 'createLead',
  'PUT /api/admin/leads/{id}': 'updateLead',
  'POST /api/admin/leads/{id}/loan-status': 'setLoanStatus',
  'GET /api/admin/affiliates': 'listAffiliates',
  'GET /api/admin/dashboard/stats': 'readStats',
} as const satisfies Record<ApiScope, string>;

export type ScopeName = (typeof scopeNames)[ApiScope];

export const formScopes = Object.entries(scopeNames) as [ApiScope, ScopeName][];

export function isApiScope(scope: string): scope is ApiScope {
  return scope in scopeNames;
}
