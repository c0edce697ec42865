import * as contract from '#core/contract/programme.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readProgramme } from './read-programme.ts';

export function programmeRoutes(router: Router): void {
  addRoute(router, contract.readProgramme, (context) => readProgramme(context));
}
