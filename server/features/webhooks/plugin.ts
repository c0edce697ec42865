import * as contract from '#core/contract/staff/webhooks.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createWebhook } from './create-webhook.ts';
import { listDeliveries, listWebhooks } from './list-webhooks.ts';
import { pingWebhook, resendDelivery } from './resend-delivery.ts';
import { deleteWebhook, updateWebhook } from './update-webhook.ts';

export function webhookRoutes(router: Router): void {
  addRoute(router, contract.listWebhooks, (context, { query }) => listWebhooks(context, query));
  addRoute(router, contract.createWebhook, (context, { body }) => createWebhook(context, body));
  addRoute(router, contract.updateWebhook, (context, { params, body }) =>
    updateWebhook(context, { ...body, ...params }),
  );
  addRoute(router, contract.deleteWebhook, (context, { params }) => deleteWebhook(context, params));
  addRoute(router, contract.pingWebhook, (context, { params }) => pingWebhook(context, params));
  addRoute(router, contract.listDeliveries, (context, { params, query }) =>
    listDeliveries(context, { ...query, ...params }),
  );
  addRoute(router, contract.resendDelivery, (context, { params }) =>
    resendDelivery(context, params),
  );
}
