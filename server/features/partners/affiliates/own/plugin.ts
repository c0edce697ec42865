import * as contract from '#core/contract/partners/affiliate/account.ts';
import * as impersonation from '#core/contract/partners/affiliate/impersonation.ts';
import * as picture from '#core/contract/partners/affiliate/picture.ts';
import * as registration from '#core/contract/partners/affiliate/register.ts';
import { addAction, addBrowserAction } from '#server/platform/contract-routes.ts';
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
  addBrowserAction(router, registration.registerAffiliate, registerAffiliate);
  addBrowserAction(router, contract.logInAffiliate, logInAffiliate);
  addAction(router, contract.readAffiliateSession, readAffiliateSession);
  addAction(router, contract.forgotPassword, forgotPassword);
  addAction(router, contract.resetPassword, resetPassword);
  addAction(router, contract.undoEmail, undoEmail);
  addAction(router, contract.updateOwnProfile, updateOwnProfile);
  addAction(router, picture.setOwnPicture, setOwnPicture);
  addAction(router, picture.removeOwnPicture, removeOwnPicture);
  addBrowserAction(router, contract.changeOwnPassword, changeOwnPassword);
  addBrowserAction(router, impersonation.impersonateAffiliate, impersonateAffiliate);
  addBrowserAction(router, impersonation.returnFromImpersonation, returnFromImpersonation);
  addBrowserAction(router, contract.logOutAffiliate, logOutAffiliate);
}
