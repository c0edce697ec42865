import * as contract from '#core/contract/integrations/webhooks.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { createWebhook, deleteWebhook, updateWebhook } from './create-webhook.ts';
import { listDeliveries, listWebhooks } from './list-webhooks.ts';
import { pingWebhook, resendDelivery } from './resend-delivery.ts';

export function webhookRoutes(router: Router): void {
  addAction(router, contract.listWebhooks, listWebhooks);
  addAction(router, contract.createWebhook, createWebhook);
  addAction(router, contract.updateWebhook, updateWebhook);
  addAction(router, contract.deleteWebhook, deleteWebhook);
  addAction(router, contract.pingWebhook, pingWebhook);
  addAction(router, contract.listDeliveries, listDeliveries);
  addAction(router, contract.resendDelivery, resendDelivery);
}
