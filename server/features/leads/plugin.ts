import { listAffiliateReferrals as affiliateReferrals } from '#core/contract/partners/affiliates.ts';
import {
  countReadyViews as readyViewsEntry,
  exportLeads as exportEntry,
  listDeletedLeads as deletedEntry,
  listNeighbours as neighboursEntry,
  readBoard as boardEntry,
} from '#core/contract/leads/lists.ts';
import * as ask from '#core/contract/leads/ask.ts';
import * as bulk from '#core/contract/leads/bulk.ts';
import * as changes from '#core/contract/leads/changes.ts';
import {
  recordConsent as consentEntry,
  stopContact as stopEntry,
  takeBackStop as takeBackEntry,
} from '#core/contract/leads/changes.ts';
import * as entry from '#core/contract/leads/entry.ts';
import * as erasure from '#core/contract/leads/erasure.ts';
import * as loan from '#core/contract/leads/loan.ts';
import * as merges from '#core/contract/leads/merges.ts';
import * as contract from '#core/contract/leads/leads.ts';
import { addAction, addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { answerAsk, askForLead } from './ask/ask-for-lead.ts';
import { changeLeads } from './bulk/change-leads.ts';
import { countBulkMails, listLeadChoices } from './bulk/list-lead-choices.ts';
import { listUndoableChanges, undoLeadChanges } from './bulk/undo-lead-changes.ts';
import { createLead, listConsentWordings } from './create-lead.ts';
import { deleteLead, listDeletedLeads, restoreLead } from './delete-lead.ts';
import { declineErasure, eraseLead, previewErasure, readErasure } from './erasure/erase-lead.ts';
import { exportLeads } from './export-leads.ts';
import { listAffiliateReferrals } from './list-affiliate-referrals.ts';
import { countReadyViews, listLeads } from './list-leads.ts';
import { listNeighbours } from './list-neighbours.ts';
import { listDuplicates } from './merge/list-duplicates.ts';
import { mergeLeads } from './merge/merge-leads.ts';
import { undoMerge } from './merge/undo-merge.ts';
import { readBoard } from './read-board.ts';
import { readLead } from './read-lead.ts';
import { recordClosing } from './record-closing.ts';
import { setLoanStatus } from './set-loan-status.ts';
import { confirmLeadEmail } from './contact/confirm-lead-email.ts';
import { recordConsent } from './contact/record-consent.ts';
import { stopContact, takeBackStop } from './stop-contact.ts';
import { updateLead } from './update-lead.ts';

export function leadRoutes(router: Router): void {
  addAction(router, contract.listLeads, listLeads);
  addAction(router, readyViewsEntry, countReadyViews);
  addAction(router, boardEntry, readBoard);
  addAction(router, deletedEntry, listDeletedLeads);
  addAction(router, neighboursEntry, listNeighbours);
  addAction(router, exportEntry, exportLeads);
  addRoute(router, entry.createLead, (context, { body, request }) => {
    // Node joins a repeated header.
    const key = request.headers['idempotency-key'] as string | undefined;
    return createLead(context, body, key);
  });
  addAction(router, entry.listConsentWordings, listConsentWordings);
  addAction(router, contract.readLead, readLead);
  addAction(router, ask.askForLead, askForLead);
  addAction(router, ask.answerAsk, answerAsk);
  addAction(router, affiliateReferrals, listAffiliateReferrals);
  addAction(router, changes.updateLead, updateLead);
  addAction(router, loan.setLoanStatus, setLoanStatus);
  addAction(router, changes.recordClosing, recordClosing);
  addAction(router, changes.deleteLead, deleteLead);
  addAction(router, changes.restoreLead, restoreLead);
  addAction(router, stopEntry, stopContact);
  addAction(router, takeBackEntry, takeBackStop);
  addAction(router, changes.confirmLeadEmail, confirmLeadEmail);
  addAction(router, consentEntry, recordConsent);
  addAction(router, erasure.previewErasure, previewErasure);
  addAction(router, erasure.eraseLead, eraseLead);
  addAction(router, erasure.declineErasure, declineErasure);
  addAction(router, erasure.readErasure, readErasure);
  addAction(router, merges.listDuplicates, listDuplicates);
  addAction(router, merges.mergeLeads, mergeLeads);
  addAction(router, merges.undoMerge, undoMerge);
  addAction(router, bulk.listLeadChoices, listLeadChoices);
  addAction(router, bulk.countBulkMails, countBulkMails);
  addAction(router, bulk.listUndoableChanges, listUndoableChanges);
  addAction(router, bulk.changeLeads, changeLeads);
  addAction(router, bulk.undoLeadChanges, undoLeadChanges);
}
