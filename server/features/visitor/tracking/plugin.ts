import * as contract from '#core/contract/visitor/tracking.ts';
import { addAction, addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { listInteractions, listLeadInteractions } from './list-interactions.ts';
import { openStepLog } from './open-step-log.ts';
import { trackInteraction } from './track-interaction.ts';

/** `mustStepAside` returns whether steps must be refused in favour of more important work. */
export function trackingRoutes(router: Router, mustStepAside: () => boolean): void {
  const { app, services } = router;
  const steps = openStepLog(services, mustStepAside);
  const logging = {
    app,
    services: {
      ...services,
      steps,
    },
  };
  addAction(logging, contract.trackInteraction, trackInteraction);
  addAction(router, contract.listInteractions, listInteractions);
  addRoute(router, contract.listLeadInteractions, (context, { params, query }) =>
    listLeadInteractions(context, {
      ...query,
      leadId: params.id,
    }),
  );
}
