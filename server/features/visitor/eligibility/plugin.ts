import * as contract from '#core/contract/visitor/eligibility.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { checkEligibility, minHomePriceText } from './check-eligibility.ts';

export function eligibilityRoutes(router: Router): void {
  addRoute(
    router,
    contract.checkEligibility,
    (context, { body }) => checkEligibility(context, body),
    // The only variable in this form's messages.
    async (context) => ({ minHomePrice: await minHomePriceText(context) }),
  );
}
