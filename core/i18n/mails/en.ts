import type { DefaultMails } from './default-mail.ts';

const questions =
  'Questions? Call {{supportPhone}}, {{supportHours}}, or write to {{supportEmail}}.';
const applied = 'You receive this message because you applied on our website.';
const partner = 'You receive this message because you are a partner of {{lenderName}}.';

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
    closing: '',
  },
  application_received: {
    name: 'Application received',
    subject: '{{lenderName}}: we received your application',
    paragraphs: [
      '{{greeting}}',
      'thank you for applying with {{lenderName}}. Your application has arrived and its first review has started.',
      'Your reference number: {{reference}}.',
      'What happens next: a specialist contacts you within {{contactHours}} hours; the property assessment takes {{assessmentDays}} days and the loan pre-approval {{preApprovalDays}} days.',
      'The program’s grant is up to {{grantAmount}}.',
      'All figures are estimates and not a commitment to lend.',
      questions,
    ],
    closing: applied,
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
    closing: partner,
  },
  milestone: {
    name: 'Milestone of a client',
    subject: '{{lenderName}}: {{clientName}} – {{milestone}}',
    paragraphs: [
      '{{greeting}}',
      'there is news of {{clientName}} ({{clientState}}): {{milestone}}.',
      '{{nextStep}}',
      questions,
    ],
    link: {
      label: 'See what happened so far',
      url: '{{clientLink}}',
    },
    closing: partner,
  },
  eligibility: {
    name: 'Eligibility',
    subject: '{{lenderName}}: the requirements of the program',
    paragraphs: [
      '{{greeting}}',
      'thank you for your interest in a home in {{state}}. By what you told us, we went through the requirements of the program; a specialist goes through them again with you.',
      'The program’s grant is up to {{grantAmount}}.',
      'All figures are estimates and not a commitment to lend.',
      questions,
    ],
    closing: applied,
  },
  welcome: {
    name: 'Welcome, partner',
    subject: 'Welcome to {{lenderName}}',
    paragraphs: [
      '{{greeting}}',
      'your partner account is ready. Your referral code is {{referralCode}}; whoever applies by this link is credited to you: {{referralLink}}',
      questions,
    ],
    link: {
      label: 'Open your dashboard',
      url: '{{dashboardLink}}',
    },
    closing: partner,
  },
  account_exists: {
    name: 'Registered again',
    subject: '{{lenderName}}: you already have an account',
    paragraphs: [
      '{{greeting}}',
      'somebody filled in our partner registration with your email address. You already have an account, so nothing was changed.',
      'If it was you: sign in at {{loginLink}}. If you no longer know your password, set a new one here: {{forgotLink}}',
      'If it was not you, there is nothing to do.',
      questions,
    ],
    link: {
      label: 'Sign in',
      url: '{{loginLink}}',
    },
    closing: partner,
  },
  password_reset: {
    name: 'Password reset',
    subject: '{{lenderName}}: set a new password',
    paragraphs: [
      '{{greeting}}',
      'somebody asked for a new password for your account. The link below works once, for {{resetMinutes}} minutes.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    link: {
      label: 'Set a new password',
      url: '{{resetLink}}',
    },
    closing: partner,
  },
  account_changed: {
    name: 'Account changed',
    subject: '{{lenderName}}: your account was changed',
    paragraphs: [
      '{{greeting}}',
      '{{change}}',
      'If it was you, there is nothing to do. If it was not, call us at {{supportPhone}} at once: somebody else may be in your account.',
    ],
    closing: partner,
  },
  follow_up: {
    name: 'Follow-up',
    subject: '{{lenderName}}: about your application {{reference}}',
    paragraphs: [
      '{{greeting}}',
      'we would like to go on with your application {{reference}} and could not reach you yet.',
      questions,
    ],
    closing: applied,
  },
};
