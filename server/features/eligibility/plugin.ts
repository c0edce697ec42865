import type { FastifyInstance } from 'fastify';
import { checkEligibility } from '#core/contract/eligibility.ts';
import { addressOf } from '#server/platform/caller.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { userAgentOf } from '#server/platform/user-agent.ts';
import type { Deps } from '../deps.ts';
import { checkAndKeep, messageValues } from './check-eligibility.ts';

export function eligibilityRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(
    app,
    checkEligibility,
    ({ body, language, request }) =>
      checkAndKeep(deps, body, {
        language,
        ipAddress: addressOf(request),
        userAgent: userAgentOf(request),
      }),
    (language) => messageValues(deps, language),
  );
}
