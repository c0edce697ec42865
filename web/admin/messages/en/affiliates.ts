export default {
  title: 'Affiliate Partners',
  active: '{count} Active',
  add: 'Add Affiliate',
  count: '{count} affiliates',
  failed: 'Failed to fetch affiliates',
  search: {
    label: 'Search affiliates',
    placeholder: 'Name, email, company or code',
  },
  none: {
    title: 'No affiliates found',
    unmatched: 'Nobody matches “{q}”.',
    text: 'Add a partner to give them a referral link of their own.',
    showAll: 'Show all affiliates',
    goToFirst: 'Go to the first page',
  },
  columns: {
    name: 'Name',
    contact: 'Contact',
    state: 'State',
    commission: 'Commission',
    referrals: 'Referrals',
    status: 'Status',
    link: 'Referral link',
  },
  realtor: 'Licensed realtor',
  referrals: '{count, plural, one {referral} other {referrals}}',
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
  },
  commission: {
    share: '{rate} of the price',
    closing: '{amount} a closing',
  },
  copyLink: 'Copy link',
  copyLinkOf: 'Copy link of {name}',
} as const;
