import * as contract from '#core/contract/staff.ts';
import { listStaffNames as staffNames } from '#core/contract/staff/members.ts';
import * as photo from '#core/contract/staff/photo.ts';
import * as factors from '#core/contract/staff/second-factor.ts';
import * as signOn from '#core/contract/staff/sign-on.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { changePassword } from './change-password.ts';
import {
  logIn,
  logInWithSecondFactor,
  logOut,
  readSecondFactorDue,
  readStaffSession,
} from './log-in.ts';
import { listStaffNames } from './name-staff.ts';
import { addSecondFactor, confirmSecondFactor } from './second-factor/add-second-factor.ts';
import { listSecondFactors } from './second-factor/list-second-factors.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { readStepUp, stepUp } from './second-factor/step-up.ts';
import { removePhoto, setPhoto } from './set-photo.ts';
import { finishSignOn } from './sign-on/finish-sign-on.ts';
import { startSignOn } from './sign-on/start-sign-on.ts';
import { readProfile, updateProfile, updateWork } from './update-profile.ts';

export function staffRoutes(router: Router): void {
  addRoute(router, contract.logIn, (context, { body, request, reply }) =>
    logIn(context, {
      ...body,
      request,
      reply,
    }),
  );
  addRoute(router, contract.logOut, (context, { request, reply }) =>
    logOut(context, { request, reply }),
  );
  addRoute(router, contract.readStaffSession, (context) => readStaffSession(context));
  addRoute(router, staffNames, (context) => listStaffNames(context));
  addRoute(router, contract.readProfile, (context) => readProfile(context));
  addRoute(router, contract.updateProfile, (context, { body }) => updateProfile(context, body));
  addRoute(router, contract.updateWork, (context, { body }) => updateWork(context, body));
  addRoute(router, photo.setPhoto, (context, { body }) => setPhoto(context, body));
  addRoute(router, photo.removePhoto, (context) => removePhoto(context));
  addRoute(router, contract.changePassword, (context, { body, request, reply }) =>
    changePassword(context, {
      ...body,
      request,
      reply,
    }),
  );
  secondFactorRoutes(router);
  addRoute(router, signOn.startSignOn, (context, { query, request, reply }) =>
    startSignOn(context, { ...query, request, reply }),
  );
  addRoute(router, signOn.finishSignOn, (context, { query, request, reply }) =>
    finishSignOn(context, { query, request, reply }),
  );
}

function secondFactorRoutes(router: Router): void {
  addRoute(router, factors.logInWithSecondFactor, (context, { body, request, reply }) =>
    logInWithSecondFactor(context, { ...body, request, reply }),
  );
  addRoute(router, factors.readSecondFactorDue, (context, { request, reply }) =>
    readSecondFactorDue(context, { request, reply }),
  );
  addRoute(router, factors.listSecondFactors, (context) => listSecondFactors(context));
  addRoute(router, factors.addSecondFactor, (context, { body }) => addSecondFactor(context, body));
  addRoute(router, factors.confirmSecondFactor, (context, { params, body, request, reply }) =>
    confirmSecondFactor(context, { ...params, ...body, request, reply }),
  );
  addRoute(router, factors.removeSecondFactor, (context, { params, request, reply }) =>
    removeSecondFactor(context, { ...params, request, reply }),
  );
  addRoute(router, factors.readStepUp, (context) => readStepUp(context));
  addRoute(router, factors.stepUp, (context, { body }) => stepUp(context, body));
}
