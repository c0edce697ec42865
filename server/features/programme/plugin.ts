import * as contract from '#core/contract/programme.ts';
import * as revisions from '#core/contract/revisions.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createRevision, deleteRevision, updateRevision } from './create-revision.ts';
import { publishRevision, withdrawRevision } from './publish-revision.ts';
import { readProgramme } from './read-programme.ts';
import { checkDraft, listRevisions, readRevision } from './read-revision.ts';
import { recordConfirmation } from './record-confirmation.ts';
import { restoreBefore } from './restore-before.ts';

export function programmeRoutes(router: Router): void {
  addRoute(router, contract.readProgramme, (context) => readProgramme(context));
  addRoute(router, contract.recordConfirmation, (context, { params, body }) =>
    recordConfirmation(context, { ...params, ...body }),
  );
  addRoute(router, revisions.listRevisions, (context) => listRevisions(context));
  addRoute(router, revisions.createRevision, (context, { body }) => createRevision(context, body));
  addRoute(router, revisions.checkRevisionDraft, (context, { body }) => checkDraft(context, body));
  addRoute(router, revisions.readRevision, (context, { params }) => readRevision(context, params));
  addRoute(router, revisions.updateRevision, (context, { params, body }) =>
    updateRevision(context, { ...params, ...body }),
  );
  addRoute(router, revisions.deleteRevision, (context, { params }) =>
    deleteRevision(context, params),
  );
  addRoute(router, revisions.publishRevision, (context, { params, body }) =>
    publishRevision(context, { ...params, ...body }),
  );
  addRoute(router, revisions.restoreBefore, (context, { params, body }) =>
    restoreBefore(context, { ...params, ...body }),
  );
  addRoute(router, revisions.withdrawRevision, (context, { params }) =>
    withdrawRevision(context, params),
  );
}
