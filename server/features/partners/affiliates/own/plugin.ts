import * as contract from '#core/contract/partners/affiliate/account.ts';
import * as impersonation from '#core/contract/partners/affiliate/impersonation.ts';
import * as picture from '#core/contract/partners/affiliate/picture.ts';
import * as registration from '#core/contract/partners/affiliate/register.ts';
import { addAction, addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../../context.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { impersonateAffiliate, returnFromImpersonation } from './impersonate-affiliate.ts';
import { logInAffiliate, logOutAffiliate, readAffiliateSession } from './log-in-affiliate.ts';
import { checkCode, readAgentPay, registerAffiliate } from './register-affiliate.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { clientRoutes } from '../clients/plugin.ts';
import { linkRoutes } from '../links/plugin.ts';
import { removeOwnPicture, setOwnPicture, updateOwnProfile } from './update-own-profile.ts';
import { undoEmail } from './undo-email.ts';

export function accountRoutes(router: Router): void {
  linkRoutes(router);
  clientRoutes(router);
  addAction(router, registration.checkCode, checkCode);
  addAction(router, registration.readAgentPay, readAgentPay);
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
  addAction(router, contract.readAffiliateSession, readAffiliateSession);
  addAction(router, contract.forgotPassword, forgotPassword);
  addAction(router, contract.resetPassword, resetPassword);
  addAction(router, contract.undoEmail, undoEmail);
  addAction(router, contract.updateOwnProfile, updateOwnProfile);
  addAction(router, picture.setOwnPicture, setOwnPicture);
  addAction(router, picture.removeOwnPicture, removeOwnPicture);
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
