import * as contract from '#core/contract/accounts/staff.ts';
import { listStaffNames as staffNames } from '#core/contract/accounts/members.ts';
import * as photo from '#core/contract/accounts/photo.ts';
import * as factors from '#core/contract/accounts/second-factor.ts';
import * as signOn from '#core/contract/accounts/sign-on.ts';
import { addAction, addBrowserAction, addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { changePassword } from './change-password.ts';
import {
  logIn,
  logInWithSecondFactor,
  logOut,
  readSecondFactorDue,
  readStaffSession,
} from './log-in.ts';
import { listStaffNames } from '../members/list-members.ts';
import { addSecondFactor, confirmSecondFactor } from './second-factor/add-second-factor.ts';
import { listSecondFactors, removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { readStepUp, stepUp } from './second-factor/step-up.ts';
import { readProfile, removePhoto, setPhoto, updateProfile, updateWork } from './update-profile.ts';
import { finishSignOn } from './sign-on/finish-sign-on.ts';
import { startSignOn } from './sign-on/start-sign-on.ts';

export function staffRoutes(router: Router): void {
  addBrowserAction(router, contract.logIn, logIn);
  addBrowserAction(router, contract.logOut, logOut);
  addAction(router, contract.readStaffSession, readStaffSession);
  addAction(router, staffNames, listStaffNames);
  addAction(router, contract.readProfile, readProfile);
  addAction(router, contract.updateProfile, updateProfile);
  addAction(router, contract.updateWork, updateWork);
  addAction(router, photo.setPhoto, setPhoto);
  addAction(router, photo.removePhoto, removePhoto);
  addBrowserAction(router, contract.changePassword, changePassword);
  secondFactorRoutes(router);
  addBrowserAction(router, signOn.startSignOn, startSignOn);
  addRoute(router, signOn.finishSignOn, (context, { query, request, reply }) =>
    finishSignOn(context, { query, request, reply }),
  );
}

function secondFactorRoutes(router: Router): void {
  addBrowserAction(router, factors.logInWithSecondFactor, logInWithSecondFactor);
  addBrowserAction(router, factors.readSecondFactorDue, readSecondFactorDue);
  addAction(router, factors.listSecondFactors, listSecondFactors);
  addAction(router, factors.addSecondFactor, addSecondFactor);
  addBrowserAction(router, factors.confirmSecondFactor, confirmSecondFactor);
  addBrowserAction(router, factors.removeSecondFactor, removeSecondFactor);
  addAction(router, factors.readStepUp, readStepUp);
  addAction(router, factors.stepUp, stepUp);
}
