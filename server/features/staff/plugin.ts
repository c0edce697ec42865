import * as contract from '#core/contract/staff.ts';
import { listStaffNames as staffNames } from '#core/contract/staff/members.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { changePassword } from './change-password.ts';
import { logIn, logOut, readStaffSession } from './log-in.ts';
import { listStaffNames } from './name-staff.ts';
import { readProfile, updateProfile } from './update-profile.ts';

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
  addRoute(router, contract.changePassword, (context, { body, request, reply }) =>
    changePassword(context, {
      ...body,
      request,
      reply,
    }),
  );
}
