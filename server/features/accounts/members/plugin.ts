import * as contract from '#core/contract/accounts/members.ts';
import { addAction, addBrowserAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { acceptInvitation, checkInvitation } from './accept-invitation.ts';
import { inviteMember, resetMember } from './invite-member.ts';
import { listMembers, readMember } from './list-members.ts';
import { deactivateMember, type MoveLeads, unlinkMember, updateMember } from './update-member.ts';

/** `moveLeads` is given, because leads know accounts and not the other way round. */
export function memberRoutes(router: Router, moveLeads: MoveLeads): void {
  addAction(router, contract.listMembers, listMembers);
  addAction(router, contract.inviteMember, inviteMember);
  addAction(router, contract.readMember, readMember);
  addAction(router, contract.updateMember, (context, input) =>
    updateMember(context, input, moveLeads),
  );
  addAction(router, contract.deactivateMember, (context, input) =>
    deactivateMember(context, input, moveLeads),
  );
  addAction(router, contract.unlinkMember, unlinkMember);
  addAction(router, contract.resetMember, resetMember);
  addAction(router, contract.checkInvitation, checkInvitation);
  addBrowserAction(router, contract.acceptInvitation, acceptInvitation);
}
