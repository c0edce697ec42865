import * as contract from '#core/contract/affiliate/clients.ts';
import { registerGuest as registerGuestEntry } from '#core/contract/affiliate/guests.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { listClients, registerClient } from './register-client.ts';
import { registerGuest } from './register-guest.ts';

export function clientRoutes(router: Router): void {
  addAction(router, contract.listClients, listClients);
  addAction(router, contract.registerClient, registerClient);
  addAction(router, registerGuestEntry, registerGuest);
}
