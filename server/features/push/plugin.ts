import * as contract from '#core/contract/staff/push.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readPush, setPush, subscribePush, unsubscribePush } from './subscribe-push.ts';

export function pushRoutes(router: Router): void {
  addRoute(router, contract.readPush, (context) => readPush(context));
  addRoute(router, contract.setPush, (context, { body }) => setPush(context, body));
  addRoute(router, contract.subscribePush, (context, { body }) => subscribePush(context, body));
  addRoute(router, contract.unsubscribePush, (context, { body }) => unsubscribePush(context, body));
}
