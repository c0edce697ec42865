import type { MailKind } from './mail-kind.ts';

export const recipientTypes = ['admin', 'affiliate', 'applicant'] as const;

export type RecipientType = (typeof recipientTypes)[number];

/**
 * The recipient of each kind of mail. A template for another recipient is stored but never used.
 */
export const recipientOf = {
  lead_notification: 'admin',
  lead_overdue: 'admin',
  application_received: 'applicant',
  affiliate_notification: 'affiliate',
  milestone: 'affiliate',
  eligibility: 'applicant',
  near_miss_changed: 'applicant',
  client_invitation: 'applicant',
  guest_invitation: 'applicant',
  negative_notice: 'applicant',
  welcome: 'affiliate',
  account_exists: 'affiliate',
  password_reset: 'affiliate',
  account_changed: 'affiliate',
  follow_up: 'applicant',
  follow_up_reminder: 'admin',
  buyer_link: 'applicant',
  confirm_email: 'applicant',
  withdrawn: 'applicant',
  promise_missed: 'applicant',
  erasure_declined: 'applicant',
  erasure_asked: 'admin',
  commission_approved: 'affiliate',
  commission_paid: 'affiliate',
  commission_changed: 'affiliate',
  dispute_decided: 'affiliate',
  partner_tasks: 'affiliate',
  agreement_accepted: 'affiliate',
  staff_invitation: 'admin',
  staff_reset: 'admin',
} as const satisfies Record<MailKind, RecipientType>;

const lender = ['lenderName', 'supportPhone', 'supportHours', 'supportEmail'] as const;
// An applicant may type another person's address, so these mails repeat nothing that was typed but
// a plausible name and figures.
const applicant = [
  'greeting',
  'firstName',
  'reference',
  'homePrice',
  'state',
  'estimate',
  'grantAmount',
  'contactHours',
  'assessmentDays',
  'preApprovalDays',
  ...lender,
] as const;
const own = ['greeting', 'firstName', 'reference', ...lender] as const;
const affiliate = [
  'greeting',
  'firstName',
  'referralCode',
  'referralLink',
  'dashboardLink',
  ...lender,
] as const;
const earned = ['amount', 'earningsLink', 'greeting', 'firstName', ...lender] as const;
const invitation = ['partnerName', 'confirmLink', 'lapsesOn', 'greeting', ...lender] as const;
const client = ['clientName', 'clientState', 'clientLink', ...affiliate] as const;

/** Everything that a template of each kind may name, and nothing else. */
export const mailVariables = {
  lead_notification: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'contactMethod',
    'language',
    'state',
    'homePrice',
    'creditScore',
    'timeline',
    'qualified',
    'referredBy',
    'reference',
    'leadDetails',
    'leadLink',
    'contactHours',
    ...lender,
  ],
  lead_overdue: ['overdueLeads', 'overdueCount', 'returnMinutes', 'dashboardLink', ...lender],
  application_received: applicant,
  affiliate_notification: client,
  milestone: ['milestone', 'nextStep', ...client],
  eligibility: applicant,
  near_miss_changed: ['qualifyLink', 'greeting', ...lender],
  client_invitation: invitation,
  guest_invitation: invitation,
  negative_notice: ['notice', 'greeting', ...lender],
  welcome: affiliate,
  account_exists: ['loginLink', 'forgotLink', 'greeting', 'firstName', ...lender],
  password_reset: ['resetLink', 'resetMinutes', 'greeting', 'firstName', ...lender],
  account_changed: ['change', 'greeting', 'firstName', ...lender],
  follow_up: applicant,
  follow_up_reminder: [
    'firstName',
    'lastName',
    'phone',
    'reference',
    'dueAt',
    'nextStep',
    'leadLink',
    ...lender,
  ],
  buyer_link: applicant,
  confirm_email: ['newEmail', 'confirmLink', ...own],
  withdrawn: ['withdrawnOn', ...own],
  promise_missed: ['contactHours', 'newDay', ...own],
  erasure_declined: ['askedOn', 'reason', ...own],
  erasure_asked: ['askedOn', 'reference', 'leadLink', ...lender],
  commission_approved: ['commissions', ...earned],
  commission_paid: [
    'commissions',
    'payment',
    'paymentInShort',
    'paidOn',
    'paymentReference',
    'statementLink',
    ...earned,
  ],
  commission_changed: ['correction', 'correctionReason', ...earned],
  dispute_decided: [
    'outcome',
    'decisionReason',
    'reference',
    'earningsLink',
    'greeting',
    'firstName',
    ...lender,
  ],
  partner_tasks: ['occasion', 'tasks', 'dashboardLink', 'greeting', 'firstName', ...lender],
  agreement_accepted: [
    'version',
    'acceptedAt',
    'acceptedName',
    'acceptedFrom',
    'agreementText',
    'agreementLink',
    'greeting',
    'firstName',
    ...lender,
  ],
  staff_invitation: [
    'invitationLink',
    'invitationHours',
    'username',
    'greeting',
    'firstName',
    ...lender,
  ],
  staff_reset: ['resetLink', 'resetMinutes', 'username', 'greeting', 'firstName', ...lender],
} as const satisfies Record<MailKind, readonly string[]>;

export type MailVariable<Kind extends MailKind = MailKind> = (typeof mailVariables)[Kind][number];

export const neededVariables: Readonly<Partial<Record<MailKind, MailVariable>>> = {
  password_reset: 'resetLink',
  account_changed: 'change',
  near_miss_changed: 'qualifyLink',
  client_invitation: 'confirmLink',
  guest_invitation: 'confirmLink',
  confirm_email: 'confirmLink',
  negative_notice: 'notice',
  commission_changed: 'correction',
  dispute_decided: 'outcome',
  partner_tasks: 'tasks',
  agreement_accepted: 'agreementText',
  erasure_declined: 'reason',
  staff_invitation: 'invitationLink',
  staff_reset: 'resetLink',
};
