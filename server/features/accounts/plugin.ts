import * as contract from '#core/contract/affiliate/account.ts';
import * as registration from '#core/contract/affiliate/register.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { checkCode } from './check-code.ts';
import { logInAffiliate } from './log-in-affiliate.ts';
import { logOutAffiliate } from './log-out-affiliate.ts';
import { readAffiliateSession } from './read-affiliate-session.ts';
import { registerAffiliate } from './register-affiliate.ts';

export function accountRoutes(router: Router): void {
  addRoute(router, registration.checkCode, (context, { query }) => checkCode(context, query));
  addRoute(router, registration.registerAffiliate, (context, { body, request, reply }) =>
    registerAffiliate(context, {
      ...body,
      request,
      reply,
    }),
  );
  addRoute(router, contract.logInAffiliate, (context, { body, request, reply }) =>
    logInAffiliate(context, {
      ...body,
      request,
      reply,
    }),
  );
  addRoute(router, contract.readAffiliateSession, (context) => readAffiliateSession(context));
  addRoute(router, contract.logOutAffiliate, (context, { request, reply }) =>
    logOutAffiliate(context, { request, reply }),
  );
}
