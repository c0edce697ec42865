import { listAffiliateReferrals as affiliateReferrals } from '#core/contract/affiliates.ts';
import {
  countReadyViews as readyViewsEntry,
  exportLeads as exportEntry,
  listDeletedLeads as deletedEntry,
  listNeighbours as neighboursEntry,
  readBoard as boardEntry,
} from '#core/contract/lead/lists.ts';
import * as bulk from '#core/contract/lead/bulk.ts';
import * as changes from '#core/contract/lead/changes.ts';
import { stopContact as stopEntry } from '#core/contract/lead/changes.ts';
import * as entry from '#core/contract/lead/entry.ts';
import * as erasure from '#core/contract/lead/erasure.ts';
import * as loan from '#core/contract/lead/loan.ts';
import * as merges from '#core/contract/lead/merges.ts';
import * as contract from '#core/contract/leads.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { changeLeads } from './bulk/change-leads.ts';
import { countBulkMails } from './bulk/count-bulk-mails.ts';
import { listLeadChoices } from './bulk/list-lead-choices.ts';
import { listUndoableChanges, undoLeadChanges } from './bulk/undo-lead-changes.ts';
import { createLead, listConsentWordings } from './create-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { listDeletedLeads } from './list-deleted-leads.ts';
import { eraseLead, previewErasure, readErasure } from './erasure/erase-lead.ts';
import { exportLeads } from './export-leads.ts';
import { listAffiliateReferrals } from './list-affiliate-referrals.ts';
import { countReadyViews, listLeads } from './list-leads.ts';
import { listNeighbours } from './list-neighbours.ts';
import { listDuplicates } from './merge/list-duplicates.ts';
import { mergeLeads } from './merge/merge-leads.ts';
import { undoMerge } from './merge/undo-merge.ts';
import { readBoard } from './read-board.ts';
import { readLead } from './read-lead.ts';
import { restoreLead } from './restore-lead.ts';
import { setLoanStatus } from './set-loan-status.ts';
import { stopContact } from './stop-contact.ts';
import { updateLead } from './update-lead.ts';

export function leadRoutes(router: Router): void {
  addRoute(router, contract.listLeads, (context, { query }) => listLeads(context, query));
  addRoute(router, readyViewsEntry, (context) => countReadyViews(context));
  addRoute(router, boardEntry, (context, { query }) => readBoard(context, query));
  addRoute(router, deletedEntry, (context, { query }) => listDeletedLeads(context, query));
  addRoute(router, neighboursEntry, (context, { query }) => listNeighbours(context, query));
  addRoute(router, exportEntry, (context, { query }) => exportLeads(context, query));
  addRoute(router, entry.createLead, (context, { body, request }) => {
    const key = request.headers['idempotency-key'];
    return createLead(context, body, Array.isArray(key) ? key[0] : key);
  });
  addRoute(router, entry.listConsentWordings, (context) => listConsentWordings(context));
  addRoute(router, contract.readLead, (context, { params }) => readLead(context, params));
  addRoute(router, affiliateReferrals, (context, { params, query }) =>
    listAffiliateReferrals(context, { ...query, ...params }),
  );
  addRoute(router, changes.updateLead, (context, { params, body }) =>
    updateLead(context, { ...body, ...params }),
  );
  addRoute(router, loan.setLoanStatus, (context, { params, body }) =>
    setLoanStatus(context, { ...body, ...params }),
  );
  addRoute(router, changes.deleteLead, (context, { params }) => deleteLead(context, params));
  addRoute(router, changes.restoreLead, (context, { params }) => restoreLead(context, params));
  addRoute(router, stopEntry, (context, { params, body }) =>
    stopContact(context, { ...body, ...params }),
  );
  addRoute(router, erasure.previewErasure, (context, { params }) =>
    previewErasure(context, params),
  );
  addRoute(router, erasure.eraseLead, (context, { params, body }) =>
    eraseLead(context, { ...body, ...params }),
  );
  addRoute(router, erasure.readErasure, (context, { params }) => readErasure(context, params));
  addRoute(router, merges.listDuplicates, (context, { params }) => listDuplicates(context, params));
  addRoute(router, merges.mergeLeads, (context, { params, body }) =>
    mergeLeads(context, { ...body, ...params }),
  );
  addRoute(router, merges.undoMerge, (context, { params }) => undoMerge(context, params));
  addRoute(router, bulk.listLeadChoices, (context, { query }) => listLeadChoices(context, query));
  addRoute(router, bulk.countBulkMails, (context, { body }) => countBulkMails(context, body));
  addRoute(router, bulk.listUndoableChanges, (context) => listUndoableChanges(context));
  addRoute(router, bulk.changeLeads, (context, { body }) => changeLeads(context, body));
  addRoute(router, bulk.undoLeadChanges, (context, { params }) => undoLeadChanges(context, params));
}
