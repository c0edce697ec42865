import * as contract from '#core/contract/staff/members.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteMember, resetMember } from './invite-member.ts';
import { listMembers, readMember } from './list-members.ts';
import { unlinkMember } from './unlink-member.ts';
import { deactivateMember, updateMember } from './update-member.ts';

export function memberRoutes(router: Router): void {
  addRoute(router, contract.listMembers, (context, { query }) => listMembers(context, query));
  addRoute(router, contract.inviteMember, (context, { body }) => inviteMember(context, body));
  addRoute(router, contract.readMember, (context, { params }) => readMember(context, params));
  addRoute(router, contract.updateMember, (context, { params, body }) =>
    updateMember(context, { ...body, ...params }),
  );
  addRoute(router, contract.deactivateMember, (context, { params, query }) =>
    deactivateMember(context, { ...params, ...query }),
  );
  addRoute(router, contract.unlinkMember, (context, { params }) => unlinkMember(context, params));
  addRoute(router, contract.resetMember, (context, { params }) => resetMember(context, params));
  addRoute(router, contract.acceptInvitation, (context, { body, request, reply }) =>
    acceptInvitation(context, { ...body, request, reply }),
  );
}
