import * as contract from '#core/contract/partners/affiliate/clients.ts';
import * as guests from '#core/contract/partners/affiliate/guests.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../../context.ts';
import { listClients, registerClient } from './register-client.ts';
import { registerGuest } from './register-guest.ts';
import {
  listGuests,
  listGuestsOf,
  removeGuest,
  removeGuestOf,
  removeGuests,
  removeGuestsOf,
} from './waiting-guests.ts';

export function clientRoutes(router: Router): void {
  addAction(router, contract.listClients, listClients);
  addAction(router, contract.registerClient, registerClient);
  addAction(router, guests.registerGuest, registerGuest);
  addAction(router, guests.listGuests, listGuests);
  addAction(router, guests.removeGuest, removeGuest);
  addAction(router, guests.removeGuests, removeGuests);
  addAction(router, guests.listGuestsOf, listGuestsOf);
  addAction(router, guests.removeGuestOf, removeGuestOf);
  addAction(router, guests.removeGuestsOf, removeGuestsOf);
}
