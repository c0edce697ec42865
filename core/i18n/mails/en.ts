import type { DefaultMails } from './default-mail.ts';
import { disputeMails } from './dispute-mails.ts';
import { invitationMails } from './invitation-mails.ts';
import { ownPageMails } from './own-page-mails.ts';
import { partnerMails } from './partner-mails.ts';
import { mailQuestions } from './questions.ts';

const questions = mailQuestions.en;

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
  lead_overdue: {
    name: 'Leads without an answer',
    subject: 'Leads that no one answered in time: {{overdueCount}}',
    paragraphs: [
      'These leads waited {{returnMinutes}} minutes of office time for their first answer. They are in the queue again, for anyone who takes the next one.',
      '{{overdueLeads}}',
    ],
    link: {
      label: 'Open the dashboard',
      url: '{{dashboardLink}}',
    },
  },
  application_received: {
    name: 'Application received',
    subject: '{{lenderName}}: we received your application',
    paragraphs: [
      '{{greeting}}',
      'Thank you for applying with {{lenderName}}. We have your application.',
      'Your reference number: {{reference}}.',
      'What happens next: a specialist will contact you within {{contactHours}} hours; the property assessment usually takes {{assessmentDays}} days, and a decision on pre-approval usually takes {{preApprovalDays}} days.',
      '{{estimate}}',
      questions,
    ],
  },
  affiliate_notification: {
    name: 'New referral',
    subject: '{{lenderName}}: someone applied with your link',
    paragraphs: [
      '{{greeting}}',
      '{{clientName}} ({{clientState}}) has applied with your referral code {{referralCode}}.',
      'You can follow the progress on your dashboard.',
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
      'There is an update on {{clientName}} ({{clientState}}).',
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
      'Thank you for your interest in a home in {{state}}. We checked the program requirements against your answers. A specialist will go over them with you.',
      '{{estimate}}',
      questions,
    ],
  },
  negative_notice: {
    name: 'Notice of a negative answer',
    subject: '{{lenderName}}: the notice about your check',
    paragraphs: [
      '{{greeting}}',
      'You asked to get this notice by email. Please keep it or print it.',
      '{{notice}}',
    ],
  },
  near_miss_changed: {
    name: 'The rules changed',
    subject: '{{lenderName}}: the program’s rules changed',
    paragraphs: [
      '{{greeting}}',
      'You asked us to tell you if the program changes. It did: with the answers you left, its basic requirements are met now.',
      'Please check again, with your answers of today. It takes about a minute. It is a first check and not a loan approval.',
      'This is the one email that you asked for. We will not send another one about it.',
      questions,
    ],
    link: {
      label: 'Check again',
      url: '{{qualifyLink}}',
    },
  },
  welcome: {
    name: 'Welcome, partner',
    subject: 'Welcome to {{lenderName}}',
    paragraphs: [
      '{{greeting}}',
      'Your partner account is ready. Your referral code is {{referralCode}}; anyone who applies through this link counts as your referral: {{referralLink}}',
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
      'Someone tried to sign up as a partner with your email address. You already have an account, so nothing was changed.',
      'If it was you, sign in with the button below. If you forgot your password, set a new one here: {{forgotLink}}',
      'If it wasn’t you, you don’t need to do anything.',
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
      'Someone asked to reset the password for your account. The link below works once and expires in {{resetMinutes}} minutes.',
      'If it wasn’t you, you don’t need to do anything: your password stays as it is.',
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
      'If it was you, you don’t need to do anything. If it wasn’t you, call us right away at {{supportPhone}}. Someone else may have access to your account.',
    ],
  },
  follow_up: {
    name: 'Follow-up',
    subject: '{{lenderName}}: about your application {{reference}}',
    paragraphs: [
      '{{greeting}}',
      'We would like to move forward with your application {{reference}}, but we have not been able to reach you.',
      'When is a good time to talk? Call {{supportPhone}}, {{supportHours}}, or write to {{supportEmail}}.',
    ],
  },
  follow_up_reminder: {
    name: 'Reminder of a next step',
    subject: 'Next step with {{firstName}} {{lastName}}: {{dueAt}}',
    paragraphs: ['{{reference}}, {{phone}}. Planned for {{dueAt}}.', '{{nextStep}}'],
    link: {
      label: 'Open the lead',
      url: '{{leadLink}}',
    },
  },
  ...disputeMails.en,
  ...invitationMails.en,
  ...ownPageMails.en,
  ...partnerMails.en,
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
    subject: '{{lenderName}}: {{paymentInShort}}',
    paragraphs: [
      '{{greeting}}',
      '{{payment}} Payment reference: {{paymentReference}}.',
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
  staff_invitation: {
    name: 'Invitation of a colleague',
    subject: '{{lenderName}}: your account is ready',
    paragraphs: [
      '{{greeting}}',
      'You have been invited to work in the CRM of {{lenderName}}. Your username is {{username}}.',
      'The link below works once and expires in {{invitationHours}} hours. Set a password there, and you are signed in.',
      'If you did not expect this, you don’t need to do anything: no one can sign in before a password is set.',
    ],
    link: {
      label: 'Set your password',
      url: '{{invitationLink}}',
    },
  },
  staff_reset: {
    name: 'New password for a colleague',
    subject: '{{lenderName}}: set a new password',
    paragraphs: [
      '{{greeting}}',
      'An administrator sent you this link to set a new password. Your username is {{username}}. The link works once and expires in {{resetMinutes}} minutes.',
      'Until you set a new one, your password stays as it is. If you did not ask for this, tell your administrator.',
    ],
    link: {
      label: 'Set a new password',
      url: '{{resetLink}}',
    },
  },
};
