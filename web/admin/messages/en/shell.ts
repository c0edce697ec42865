export default {
  app: 'Solar Grant Home CRM',
  crm: 'CRM',
  failed: 'The CRM could not be opened',
  weakPassword:
    'Your password is short or common: anyone who guesses it can read every lead. For a new one, run <code>npm run admin-password -- {username}</code> on the server.',
  dashboard: 'Dashboard',
  tabs: {
    overview: 'Overview',
    leads: 'Leads',
    affiliates: 'Affiliates',
    programme: 'Program',
  },
  shortcuts: {
    list: 'Show this list',
    search: 'Search',
    overview: 'Go to Overview',
    leads: 'Go to Leads',
    affiliates: 'Go to Affiliates',
    programme: 'Go to Program',
  },
} as const;
