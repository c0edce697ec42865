import * as contract from '#core/contract/affiliate/account.ts';
import * as impersonation from '#core/contract/affiliate/impersonation.ts';
import * as registration from '#core/contract/affiliate/register.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { impersonateAffiliate, returnFromImpersonation } from './impersonate-affiliate.ts';
import { logInAffiliate, logOutAffiliate, readAffiliateSession } from './log-in-affiliate.ts';
import { checkCode, registerAffiliate } from './register-affiliate.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { undoEmail } from './undo-email.ts';
import { updateOwnProfile } from './update-own-profile.ts';

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
  addRoute(router, contract.forgotPassword, (context, { body }) => forgotPassword(context, body));
  addRoute(router, contract.resetPassword, (context, { body }) => resetPassword(context, body));
  addRoute(router, contract.undoEmail, (context, { body }) => undoEmail(context, body));
  addRoute(router, contract.updateOwnProfile, (context, { params, body }) =>
    updateOwnProfile(context, { ...body, ...params }),
  );
  addRoute(router, contract.changeOwnPassword, (context, { body, request, reply }) =>
    changeOwnPassword(context, {
      ...body,
      request,
      reply,
    }),
  );
  addRoute(router, impersonation.impersonateAffiliate, (context, { params, request, reply }) =>
    impersonateAffiliate(context, {
      ...params,
      request,
      reply,
    }),
  );
  addRoute(router, impersonation.returnFromImpersonation, (context, { request, reply }) =>
    returnFromImpersonation(context, { request, reply }),
  );
  addRoute(router, contract.logOutAffiliate, (context, { request, reply }) =>
    logOutAffiliate(context, { request, reply }),
  );
}
