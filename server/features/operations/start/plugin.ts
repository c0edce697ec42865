import * as contract from '#core/contract/operations/start.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { deleteTestLeads, sendTestLead } from '../../leads/imports/send-test-lead.ts';
import { testMailServer } from '../../mail/email/test-mail-server.ts';
import { putStartAway, readStart, recordRestored } from './read-start.ts';

export function startRoutes(router: Router): void {
  addAction(router, contract.readStart, readStart);
  addAction(router, contract.putStartAway, putStartAway);
  addAction(router, contract.recordRestored, recordRestored);
  addAction(router, contract.sendTestLead, sendTestLead);
  addAction(router, contract.deleteTestLeads, deleteTestLeads);
  addAction(router, contract.testMailServer, testMailServer);
}
