import type { FastifyInstance } from 'fastify';
import {
  listInteractions,
  listLeadInteractions,
  trackInteraction,
} from '#core/contract/tracking.ts';
import { addressOf } from '#server/platform/caller.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { userAgentOf } from '#server/platform/user-agent.ts';
import type { Deps } from '../deps.ts';
import { listInteractionPage, listLeadInteractionPage } from './list-interactions.ts';
import { StepLog } from './track-interaction.ts';

export function trackingRoutes(
  app: FastifyInstance,
  deps: Deps,
  mustStepAside: () => boolean,
): void {
  const log = new StepLog(deps, mustStepAside);
  addRoute(app, trackInteraction, ({ body, request }) =>
    log.track(body, addressOf(request), userAgentOf(request)),
  );
  addRoute(app, listInteractions, ({ query }) => listInteractionPage(deps.database, query));
  addRoute(app, listLeadInteractions, ({ params, query }) =>
    listLeadInteractionPage(deps.database, params.id, query),
  );
}
