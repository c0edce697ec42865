import * as contract from '#core/contract/queue.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { handLead } from './hand-lead.ts';
import { readOffice } from './read-office.ts';
import { readQueue } from './read-queue.ts';
import { takeNext } from './take-next.ts';

export function queueRoutes(router: Router): void {
  addRoute(router, contract.readQueue, (context) => readQueue(context));
  addRoute(router, contract.takeNext, (context) => takeNext(context));
  addRoute(router, contract.handLead, (context, { params, body }) =>
    handLead(context, { ...body, ...params }),
  );
  addRoute(router, contract.readOffice, (context, { query }) => readOffice(context, query));
}
