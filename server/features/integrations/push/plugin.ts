import * as contract from '#core/contract/integrations/push.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { readPush, setPush, subscribePush, unsubscribePush } from './subscribe-push.ts';

export function pushRoutes(router: Router): void {
  addAction(router, contract.readPush, readPush);
  addAction(router, contract.setPush, setPush);
  addAction(router, contract.subscribePush, subscribePush);
  addAction(router, contract.unsubscribePush, unsubscribePush);
}
