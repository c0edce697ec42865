export const recipientTypes = ['admin', 'affiliate', 'applicant'] as const;

export type RecipientType = (typeof recipientTypes)[number];

/** A kind of mail that leaves by itself. */
interface Mail {
  /** A template for another recipient is stored but never used. */
  recipient: RecipientType;
  /**
   * Contact, an answer to what its reader just did, or a notice. Contact needs a permission;
   * answers and notices are always sent.
   */
  purpose: 'contact' | 'answer' | 'notice';
  /** Everything that a template may name, and nothing else. */
  variables: readonly string[];
  /** The one that a template must name. */
  needs?: string;
  /** Its text may contain a secret link: to set a new password, or to undo or confirm something. */
  isSecret?: true;
}

const lender = ['lenderName', 'supportPhone', 'supportHours', 'supportEmail'] as const;
const reader = ['greeting', 'firstName', ...lender] as const;
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
const earned = ['amount', 'earningsLink', ...reader] as const;
const invitation = {
  recipient: 'applicant',
  purpose: 'contact',
  variables: ['partnerName', 'confirmLink', 'lapsesOn', 'greeting', ...lender],
  needs: 'confirmLink',
  isSecret: true,
} as const;
const client = ['clientName', 'clientState', 'clientLink', ...affiliate] as const;

const facts = {
  lead_notification: {
    recipient: 'admin',
    purpose: 'notice',
    variables: [
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
  },
  lead_overdue: {
    recipient: 'admin',
    purpose: 'notice',
    variables: ['overdueLeads', 'overdueCount', 'returnMinutes', 'dashboardLink', ...lender],
  },
  application_received: { recipient: 'applicant', purpose: 'answer', variables: applicant },
  affiliate_notification: { recipient: 'affiliate', purpose: 'notice', variables: client },
  milestone: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: ['milestone', 'nextStep', ...client],
  },
  eligibility: { recipient: 'applicant', purpose: 'answer', variables: applicant },
  near_miss_changed: {
    recipient: 'applicant',
    purpose: 'contact',
    variables: ['qualifyLink', 'greeting', ...lender],
    needs: 'qualifyLink',
  },
  client_invitation: invitation,
  guest_invitation: invitation,
  negative_notice: {
    recipient: 'applicant',
    purpose: 'notice',
    variables: ['notice', 'greeting', ...lender],
    needs: 'notice',
  },
  welcome: { recipient: 'affiliate', purpose: 'answer', variables: affiliate },
  account_exists: {
    recipient: 'affiliate',
    purpose: 'answer',
    variables: ['loginLink', 'forgotLink', ...reader],
  },
  password_reset: {
    recipient: 'affiliate',
    purpose: 'answer',
    variables: ['resetLink', 'resetMinutes', ...reader],
    needs: 'resetLink',
    isSecret: true,
  },
  account_changed: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: ['change', ...reader],
    needs: 'change',
    isSecret: true,
  },
  follow_up: { recipient: 'applicant', purpose: 'contact', variables: applicant },
  follow_up_reminder: {
    recipient: 'admin',
    purpose: 'notice',
    variables: [
      'firstName',
      'lastName',
      'phone',
      'reference',
      'dueAt',
      'nextStep',
      'leadLink',
      ...lender,
    ],
  },
  buyer_link: { recipient: 'applicant', purpose: 'answer', variables: applicant },
  confirm_email: {
    recipient: 'applicant',
    purpose: 'notice',
    variables: ['newEmail', 'confirmLink', ...own],
    needs: 'confirmLink',
    isSecret: true,
  },
  withdrawn: { recipient: 'applicant', purpose: 'answer', variables: ['withdrawnOn', ...own] },
  promise_missed: {
    recipient: 'applicant',
    purpose: 'contact',
    variables: ['contactHours', 'newDay', ...own],
  },
  erasure_declined: {
    recipient: 'applicant',
    purpose: 'answer',
    variables: ['askedOn', 'reason', ...own],
    needs: 'reason',
  },
  erasure_asked: {
    recipient: 'admin',
    purpose: 'notice',
    variables: ['askedOn', 'reference', 'leadLink', ...lender],
  },
  commission_approved: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: ['commissions', ...earned],
  },
  commission_paid: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: [
      'commissions',
      'payment',
      'paymentInShort',
      'paidOn',
      'paymentReference',
      'statementLink',
      ...earned,
    ],
  },
  commission_changed: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: ['correction', 'correctionReason', ...earned],
    needs: 'correction',
  },
  dispute_decided: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: ['outcome', 'decisionReason', 'reference', 'earningsLink', ...reader],
    needs: 'outcome',
  },
  partner_tasks: {
    recipient: 'affiliate',
    purpose: 'notice',
    variables: ['occasion', 'tasks', 'dashboardLink', ...reader],
    needs: 'tasks',
  },
  agreement_accepted: {
    recipient: 'affiliate',
    purpose: 'answer',
    variables: [
      'version',
      'acceptedAt',
      'acceptedName',
      'acceptedFrom',
      'agreementText',
      'agreementLink',
      ...reader,
    ],
    needs: 'agreementText',
  },
  staff_invitation: {
    recipient: 'admin',
    purpose: 'notice',
    variables: ['invitationLink', 'invitationHours', 'username', ...reader],
    needs: 'invitationLink',
    isSecret: true,
  },
  staff_reset: {
    recipient: 'admin',
    purpose: 'notice',
    variables: ['resetLink', 'resetMinutes', 'username', ...reader],
    needs: 'resetLink',
    isSecret: true,
  },
} as const satisfies Record<string, Mail>;

export type MailKind = keyof typeof facts;

export type MailVariable<Kind extends MailKind = MailKind> =
  (typeof facts)[Kind]['variables'][number];

/** What there is to know of each kind; staff may write templates for each. */
export const mailFacts: Readonly<Record<MailKind, Mail>> = facts;

/** Every kind of mail of the product, as lists show them. */
export const mailKinds = Object.keys(facts) as [MailKind, ...MailKind[]];

export const secretMails: ReadonlySet<string> = new Set(
  mailKinds.filter((kind) => mailFacts[kind].isSecret),
);

/** Specified, but never sent, because the eligibility check does not ask for an email address. */
export const unsentKinds: readonly MailKind[] = ['eligibility'];

/** A mail that a member of staff wrote to an applicant; it has no template of its own. */
export const staffMailKind = 'staff_mail';

/** Delivery states of a mail; a job that is `done` is a mail that is `sent`. */
export const mailStates = ['waiting', 'sent', 'failed', 'withheld', 'no_server'] as const;

export type MailState = (typeof mailStates)[number];
