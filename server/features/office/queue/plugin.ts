import * as contract from '#core/contract/office/queue.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { claimLead } from './claim-lead.ts';
import { handLead } from './hand-lead.ts';
import { readServicePromise } from './keep-service-promise.ts';
import { readOffice } from './read-office.ts';
import { readQueue } from './read-queue.ts';
import { takeNext } from './take-next.ts';

export function queueRoutes(router: Router): void {
  addAction(router, contract.readQueue, readQueue);
  addAction(router, contract.takeNext, takeNext);
  addAction(router, contract.claimLead, claimLead);
  addAction(router, contract.handLead, handLead);
  addAction(router, contract.readOffice, readOffice);
  addAction(router, contract.readServicePromise, readServicePromise);
}
