export default {
  title: 'What could be read',
  back: 'Audit log',
  open: 'What could this session read?',
  failed: 'This could not be loaded',
  unknown: 'Nothing is known of this session or account',
  unknownText:
    'The address of this page names none that the audit log knows. Open the audit log and choose a name there to see what that session could read.',
  of: '{name}, {roles}, from {from} to {to}.',
  affiliateOf: '{name}, partner, from {from} to {to}.',
  unnamed: 'Account {id}',
  did: 'Read',
  could: 'Could read',
  which: 'Leads',
  account: 'All sessions of the account',
  exact:
    'Could read: exactly these, by role, by owner of each moment, and by which leads existed in that time.',
  atMost:
    'Could read: these at most, all leads that counted as referrals of the partner at any time.',
  kept: 'Lists and exports are told lead by lead since {since}; before, only the pages of single leads are.',
  notKept:
    'Not written down: the newest leads of the overview, and parts of a lead’s page that are asked for without the page. To tell people of a breach, go by “Could read”.',
  none: 'No lead',
  noneText: 'The audit log names no lead that was read.',
  count: '{count} leads',
  columns: { lead: 'Lead', how: 'How', times: 'Times', first: 'First', last: 'Last' },
} as const;
