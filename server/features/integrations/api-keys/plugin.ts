import * as contract from '#core/contract/integrations/api-keys.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './create-api-key.ts';

export function apiKeyRoutes(router: Router): void {
  addAction(router, contract.listApiKeys, listApiKeys);
  addAction(router, contract.createApiKey, createApiKey);
  addAction(router, contract.revokeApiKey, revokeApiKey);
}
