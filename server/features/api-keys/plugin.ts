import * as contract from '#core/contract/staff/api-keys.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createApiKey, revokeApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';

export function apiKeyRoutes(router: Router): void {
  addRoute(router, contract.listApiKeys, (context, { query }) => listApiKeys(context, query));
  addRoute(router, contract.createApiKey, (context, { body }) => createApiKey(context, body));
  addRoute(router, contract.revokeApiKey, (context, { params }) => revokeApiKey(context, params));
}
