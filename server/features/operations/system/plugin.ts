import * as contract from '#core/contract/operations/system.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { readSystem } from './read-system.ts';

export function systemRoutes(router: Router): void {
  addAction(router, contract.readSystem, readSystem);
}
