import * as contract from '#core/contract/partners/affiliate/links.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../../context.ts';
import { createLink, deleteLink, openHouse } from './change-links.ts';

export function linkRoutes(router: Router): void {
  addAction(router, contract.createLink, createLink);
  addAction(router, contract.deleteLink, deleteLink);
  addAction(router, contract.openHouse, openHouse);
}
