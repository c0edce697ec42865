import * as contract from '#core/contract/programme/programme.ts';
import * as lender from '#core/contract/programme/lender.ts';
import * as revisions from '#core/contract/programme/revisions.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createRevision, deleteRevision, updateRevision } from './create-revision.ts';
import { publishLender } from './publish-lender.ts';
import { publishRevision, withdrawRevision } from './publish-revision.ts';
import { readProgramme } from './read-programme.ts';
import { checkDraft, listRevisions, readRevision } from './read-revision.ts';
import { recordConfirmation } from './record-confirmation.ts';
import { restoreBefore } from './restore-before.ts';

export function programmeRoutes(router: Router): void {
  addAction(router, contract.readProgramme, readProgramme);
  addAction(router, lender.publishLender, publishLender);
  addAction(router, contract.recordConfirmation, recordConfirmation);
  addAction(router, revisions.listRevisions, listRevisions);
  addAction(router, revisions.createRevision, createRevision);
  addAction(router, revisions.checkRevisionDraft, checkDraft);
  addAction(router, revisions.readRevision, readRevision);
  addAction(router, revisions.updateRevision, updateRevision);
  addAction(router, revisions.deleteRevision, deleteRevision);
  addAction(router, revisions.publishRevision, publishRevision);
  addAction(router, revisions.restoreBefore, restoreBefore);
  addAction(router, revisions.withdrawRevision, withdrawRevision);
}
