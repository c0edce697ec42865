import type { DefaultMails } from './default-mail.ts';

const questions =
  'Questions? Call {{supportPhone}}, {{supportHours}}, or write to {{supportEmail}}.';

export const en: DefaultMails = {
  lead_notification: {
    name: 'New lead',
    subject: 'New lead: {{firstName}} {{lastName}}',
    paragraphs: [
      'A new application has arrived.',
      'Applicants are promised a call within {{contactHours}} hours.',
      '{{leadDetails}}',
    ],
    link: {
      label: 'Open the lead',
      url: '{{leadLink}}',
    },
  },
  application_received: {
    name: 'Application received',
    subject: '{{lenderName}}: we received your application',
    paragraphs: [
      '{{greeting}}',
      'Thank you for applying with {{lenderName}}. Your application has arrived and its first review has started.',
      'Your reference number: {{reference}}.',
      'What happens next: a specialist contacts you within {{contactHours}} hours; the property assessment takes {{assessmentDays}} days and the loan pre-approval {{preApprovalDays}} days.',
      '{{estimate}}',
      questions,
    ],
  },
  affiliate_notification: {
    name: 'New referral',
    subject: '{{lenderName}}: somebody applied with your link',
    paragraphs: [
      '{{greeting}}',
      '{{clientName}} ({{clientState}}) has applied with your referral code {{referralCode}}.',
      'You see how it goes on your dashboard.',
      questions,
    ],
    link: {
      label: 'Open your dashboard',
      url: '{{dashboardLink}}',
    },
  },
  milestone: {
    name: 'Milestone of a client',
    subject: '{{lenderName}}: {{clientName}} – {{milestone}}',
    paragraphs: [
      '{{greeting}}',
      'There is news of {{clientName}} ({{clientState}}).',
      '{{milestone}}. {{nextStep}}',
      questions,
    ],
    link: {
      label: 'See what happened so far',
      url: '{{clientLink}}',
    },
  },
  eligibility: {
    name: 'Eligibility',
    subject: '{{lenderName}}: the requirements of the program',
    paragraphs: [
      '{{greeting}}',
      'Thank you for your interest in a home in {{state}}. By what you told us, we went through the requirements of the program; a specialist goes through them again with you.',
      '{{estimate}}',
      questions,
    ],
  },
  welcome: {
    name: 'Welcome, partner',
    subject: 'Welcome to {{lenderName}}',
    paragraphs: [
      '{{greeting}}',
      'Your partner account is ready. Your referral code is {{referralCode}}; whoever applies by this link is credited to you: {{referralLink}}',
      questions,
    ],
    link: {
      label: 'Open your dashboard',
      url: '{{dashboardLink}}',
    },
  },
  account_exists: {
    name: 'Registered again',
    subject: '{{lenderName}}: you already have an account',
    paragraphs: [
      '{{greeting}}',
      'Somebody filled in our partner registration with your email address. You already have an account, so nothing was changed.',
      'If it was you, sign in with the button below. If you no longer know your password, set a new one here: {{forgotLink}}',
      'If it was not you, there is nothing to do.',
      questions,
    ],
    link: {
      label: 'Sign in',
      url: '{{loginLink}}',
    },
  },
  password_reset: {
    name: 'Password reset',
    subject: '{{lenderName}}: set a new password',
    paragraphs: [
      '{{greeting}}',
      'Somebody asked for a new password for your account. The link below works once, for {{resetMinutes}} minutes.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    link: {
      label: 'Set a new password',
      url: '{{resetLink}}',
    },
  },
  account_changed: {
    name: 'Account changed',
    subject: '{{lenderName}}: your account was changed',
    paragraphs: [
      '{{greeting}}',
      '{{change}}',
      'If it was you, there is nothing to do. If it was not, call us at {{supportPhone}} at once: somebody else may be in your account.',
    ],
  },
  follow_up: {
    name: 'Follow-up',
    subject: '{{lenderName}}: about your application {{reference}}',
    paragraphs: [
      '{{greeting}}',
      'We would like to go on with your application {{reference}} and have not been able to reach you yet.',
      'When is a good time to talk? Call {{supportPhone}}, {{supportHours}}, or write to {{supportEmail}}.',
    ],
  },
  commission_approved: {
    name: 'Commissions approved',
    subject: '{{lenderName}}: {{amount}} in commissions approved',
    paragraphs: [
      '{{greeting}}',
      'We approved {{amount}} in commissions for you:',
      '{{commissions}}',
      'When we pay it, you get a statement.',
      questions,
    ],
    link: {
      label: 'See your earnings',
      url: '{{earningsLink}}',
    },
  },
  commission_paid: {
    name: 'Commissions paid',
    subject: '{{lenderName}}: you were paid {{amount}}',
    paragraphs: [
      '{{greeting}}',
      'We paid you {{amount}} on {{paidOn}}. Payment reference: {{paymentReference}}.',
      '{{commissions}}',
      questions,
    ],
    link: {
      label: 'See the statement',
      url: '{{statementLink}}',
    },
  },
  commission_changed: {
    name: 'Commission corrected',
    subject: '{{lenderName}}: a change to your commissions',
    paragraphs: ['{{greeting}}', '{{correction}}', 'Reason: {{correctionReason}}', questions],
    link: {
      label: 'See your earnings',
      url: '{{earningsLink}}',
    },
  },
};
