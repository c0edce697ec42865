export default {
  label: 'Your referral',
  sent: 'Referred by {name}',
  defaultCompany: 'Solar Grant Home Partner',
  licensed: 'Licensed realtor',
  // In the words of the terms of use.
  paid: 'May be paid for the referral where the law allows',
} as const;
