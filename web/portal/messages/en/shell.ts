export default {
  app: 'Solar Grant Home partners',
  portal: 'Partner portal',
  failed: 'We couldn’t check your sign-in',
  checking: 'Checking authentication...',
  welcome: 'Welcome, {name}',
  code: 'code',
  referralLink: 'Your referral link',
  copyLink: 'Copy Link',
  language: 'Language',
  tabs: {
    dashboard: 'Dashboard',
    earnings: 'Earnings',
    kit: 'Kit',
    profile: 'Profile',
  },
  shortcuts: {
    list: 'Show keyboard shortcuts',
    note: 'New note on the open client',
  },
  impersonation: {
    label: 'Acting for a partner',
    text: 'You are acting for {name}. What you do here is recorded under your own account.',
    return: 'Return to Admin',
    failed: 'Failed to return to admin mode.',
  },
} as const;
