export default {
  label: 'Your referral',
  sent: 'Referred by {name}',
  defaultCompany: 'Solar Grant Home Partner',
  licensed: 'Licensed realtor',
} as const;
