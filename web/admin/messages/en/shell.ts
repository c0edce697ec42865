export default {
  app: 'Solar Grant Home CRM',
  crm: 'CRM',
  failed: 'The CRM could not be opened',
  weakPassword:
    'Your password is short: anyone who guesses it can read every lead. <profile>Choose a longer one</profile>.',
  profile: 'Profile',
  dashboard: 'Dashboard',
  tabs: {
    overview: 'Overview',
    leads: 'Leads',
    affiliates: 'Affiliates',
    facebook: 'Facebook Ads',
    hero: 'Hero Media',
    programme: 'Program',
    audit: 'Audit Log',
  },
  shortcuts: {
    list: 'Show this list',
    search: 'Search',
    overview: 'Go to Overview',
    leads: 'Go to Leads',
    affiliates: 'Go to Affiliates',
    programme: 'Go to Program',
    audit: 'Go to Audit Log',
    profile: 'Go to Profile',
  },
} as const;
