import affiliate from './en/affiliate.ts';
import affiliates from './en/affiliates.ts';
import affiliateReviews from './en/affiliate-reviews.ts';
import ask from './en/ask.ts';
import audit from './en/audit.ts';
import auditActions from './en/audit-actions.ts';
import basis from './en/basis.ts';
import disputes from './en/disputes.ts';
import commissions from './en/commissions.ts';
import contact from './en/contact.ts';
import credit from './en/credit.ts';
import deleteAffiliate from './en/delete-affiliate.ts';
import deleted from './en/deleted.ts';
import deletedAffiliates from './en/deleted-affiliates.ts';
import deletedLeads from './en/deleted-leads.ts';
import draft from './en/draft.ts';
import duplicates from './en/duplicates.ts';
import editAffiliate from './en/edit-affiliate.ts';
import erasure from './en/erasure.ts';
import exposure from './en/exposure.ts';
import facebook from './en/facebook.ts';
import heroMedia from './en/hero-media.ts';
import integrations from './en/integrations.ts';
import invitation from './en/invitation.ts';
import labels from './en/labels.ts';
import imports from './en/imports.ts';
import languages from './en/languages.ts';
import lead from './en/lead.ts';
import leadBoard from './en/lead-board.ts';
import leadBulk from './en/lead-bulk.ts';
import leadDeletion from './en/lead-deletion.ts';
import leadEdit from './en/lead-edit.ts';
import leadExport from './en/lead-export.ts';
import leadMail from './en/lead-mail.ts';
import leads from './en/leads.ts';
import lender from './en/lender.ts';
import live from './en/live.ts';
import login from './en/login.ts';
import newAffiliate from './en/new-affiliate.ts';
import newLead from './en/new-lead.ts';
import notes from './en/notes.ts';
import notices from './en/notices.ts';
import office from './en/office.ts';
import payRules from './en/pay-rules.ts';
import overview from './en/overview.ts';
import owner from './en/owner.ts';
import payees from './en/payees.ts';
import palette from './en/palette.ts';
import profile from './en/profile.ts';
import programme from './en/programme.ts';
import queue from './en/queue.ts';
import report from './en/report.ts';
import revision from './en/revision.ts';
import secondFactor from './en/second-factor.ts';
import sentMail from './en/sent-mail.ts';
import shell from './en/shell.ts';
import shown from './en/shown.ts';
import staff from './en/staff.ts';
import start from './en/start.ts';
import stepUp from './en/step-up.ts';
import stop from './en/stop.ts';
import system from './en/system.ts';
import templateEditor from './en/template-editor.ts';
import templates from './en/templates.ts';
import timeline from './en/timeline.ts';
import webhooks from './en/webhooks.ts';

export default {
  affiliate,
  basis,
  payees,
  disputes,
  affiliates,
  affiliateReviews,
  ask,
  audit,
  auditActions,
  commissions,
  contact,
  credit,
  deleteAffiliate,
  deleted,
  deletedAffiliates,
  deletedLeads,
  draft,
  duplicates,
  editAffiliate,
  erasure,
  exposure,
  facebook,
  heroMedia,
  integrations,
  invitation,
  labels,
  imports,
  languages,
  lead,
  leadBoard,
  leadBulk,
  leadDeletion,
  leadEdit,
  leadExport,
  leadMail,
  leads,
  lender,
  live,
  login,
  newAffiliate,
  newLead,
  notes,
  notices,
  office,
  overview,
  payRules,
  owner,
  palette,
  profile,
  programme,
  queue,
  report,
  revision,
  secondFactor,
  sentMail,
  shell,
  shown,
  staff,
  start,
  stepUp,
  stop,
  system,
  templateEditor,
  templates,
  timeline,
  webhooks,
} as const;
