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

function mail<const Variables extends readonly string[]>(
  recipient: RecipientType,
  purpose: Mail['purpose'],
  variables: Variables,
  more: Pick<Mail, 'needs' | 'isSecret'> = {},
) {
  return { recipient, purpose, variables, ...more };
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
const invitation = mail(
  'applicant',
  'contact',
  ['partnerName', 'confirmLink', 'lapsesOn', 'greeting', ...lender],
  { needs: 'confirmLink', isSecret: true },
);
const client = ['clientName', 'clientState', 'clientLink', ...affiliate] as const;

const facts = {
  lead_notification: mail('admin', 'notice', [
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
  ]),
  lead_overdue: mail('admin', 'notice', [
    'overdueLeads',
    'overdueCount',
    'returnMinutes',
    'dashboardLink',
    ...lender,
  ]),
  application_received: mail('applicant', 'answer', applicant),
  affiliate_notification: mail('affiliate', 'notice', client),
  milestone: mail('affiliate', 'notice', ['milestone', 'nextStep', ...client]),
  eligibility: mail('applicant', 'answer', applicant),
  near_miss_changed: mail('applicant', 'contact', ['qualifyLink', 'greeting', ...lender], {
    needs: 'qualifyLink',
  }),
  client_invitation: invitation,
  guest_invitation: invitation,
  negative_notice: mail('applicant', 'notice', ['notice', 'greeting', ...lender], {
    needs: 'notice',
  }),
  welcome: mail('affiliate', 'answer', affiliate),
  account_exists: mail('affiliate', 'answer', ['loginLink', 'forgotLink', ...reader]),
  password_reset: mail('affiliate', 'answer', ['resetLink', 'resetMinutes', ...reader], {
    needs: 'resetLink',
    isSecret: true,
  }),
  account_changed: mail('affiliate', 'notice', ['change', ...reader], {
    needs: 'change',
    isSecret: true,
  }),
  follow_up: mail('applicant', 'contact', applicant),
  follow_up_reminder: mail('admin', 'notice', [
    'firstName',
    'lastName',
    'phone',
    'reference',
    'dueAt',
    'nextStep',
    'leadLink',
    ...lender,
  ]),
  buyer_link: mail('applicant', 'answer', applicant),
  confirm_email: mail('applicant', 'notice', ['newEmail', 'confirmLink', ...own], {
    needs: 'confirmLink',
    isSecret: true,
  }),
  withdrawn: mail('applicant', 'answer', ['withdrawnOn', ...own]),
  promise_missed: mail('applicant', 'contact', ['contactHours', 'newDay', ...own]),
  erasure_declined: mail('applicant', 'answer', ['askedOn', 'reason', ...own], { needs: 'reason' }),
  erasure_asked: mail('admin', 'notice', ['askedOn', 'reference', 'leadLink', ...lender]),
  commission_approved: mail('affiliate', 'notice', ['commissions', ...earned]),
  commission_paid: mail('affiliate', 'notice', [
    'commissions',
    'payment',
    'paymentInShort',
    'paidOn',
    'paymentReference',
    'statementLink',
    ...earned,
  ]),
  commission_changed: mail('affiliate', 'notice', ['correction', 'correctionReason', ...earned], {
    needs: 'correction',
  }),
  dispute_decided: mail(
    'affiliate',
    'notice',
    ['outcome', 'decisionReason', 'reference', 'earningsLink', ...reader],
    { needs: 'outcome' },
  ),
  partner_tasks: mail('affiliate', 'notice', ['occasion', 'tasks', 'dashboardLink', ...reader], {
    needs: 'tasks',
  }),
  agreement_accepted: mail(
    'affiliate',
    'answer',
    [
      'version',
      'acceptedAt',
      'acceptedName',
      'acceptedFrom',
      'agreementText',
      'agreementLink',
      ...reader,
    ],
    { needs: 'agreementText' },
  ),
  staff_invitation: mail(
    'admin',
    'notice',
    ['invitationLink', 'invitationHours', 'username', ...reader],
    { needs: 'invitationLink', isSecret: true },
  ),
  staff_reset: mail('admin', 'notice', ['resetLink', 'resetMinutes', 'username', ...reader], {
    needs: 'resetLink',
    isSecret: true,
  }),
} satisfies Record<string, Mail>;

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
