export default {
  statuses: {
    New: 'New',
    Contacted: 'Contacted',
    Qualified: 'Qualified',
    'Not Qualified': 'Not Qualified',
    'Follow Up': 'Follow Up',
    'Application Submitted': 'Application Submitted',
    Approved: 'Approved',
    Denied: 'Denied',
    Closed: 'Closed',
    'Closed Won': 'Closed Won',
    'Closed Lost': 'Closed Lost',
    'Do Not Contact': 'Do Not Contact',
  },
  timelines: {
    immediately: 'Immediately',
    '1 month': 'Within 1 month',
    '1-3 months': '1–3 months',
    '3-6 months': '3–6 months',
    '6-12 months': '6–12 months',
    'not sure': 'Not sure yet',
  },
} as const;
