export default {
  label: 'Your referral',
  sent: 'Referred by {name}',
  defaultCompany: 'Solar Grant Home Partner',
  licensed: 'Licensed realtor',
  // Wording from the terms of use.
  paid: 'May be paid for the referral where the law allows',
} as const;
