import type { FastifyInstance } from 'fastify';
import { calculateSavings } from '#core/contract/savings.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Deps } from '../deps.ts';
import { calculateAndKeep } from './calculate-savings.ts';

export function savingsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, calculateSavings, ({ body, language }) => calculateAndKeep(deps, body, language));
}
