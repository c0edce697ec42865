import type { FastifyInstance } from 'fastify';
import * as contract from '#core/contract/staff.ts';
import { asStaff } from '#server/platform/actor.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Deps } from '../deps.ts';
import { logIn } from './log-in.ts';
import { presentStaff } from './present.ts';
import { hasWeakPassword } from './queries.ts';
import { Dashboard, readActivity } from './read-dashboard.ts';

export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, sessions } = deps;
  const dashboard = new Dashboard(deps);
  addRoute(app, contract.logIn, ({ body, request, reply }) =>
    logIn(deps, body.username, body.password, request, reply),
  );
  addRoute(app, contract.logOut, async ({ request, reply }) => {
    await sessions.close(database, request, reply, 'staff');
    void reply.header('clear-site-data', '"cache"');
    return { ok: true };
  });
  addRoute(app, contract.readStaffSession, async ({ actor }) => {
    const staff = asStaff(actor);
    return presentStaff(staff, await hasWeakPassword(database, staff.id));
  });
  addRoute(app, contract.readDashboardStats, () => dashboard.readStats());
  addRoute(app, contract.readDashboardActivity, () => readActivity(database));
}
