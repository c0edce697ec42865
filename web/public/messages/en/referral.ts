export default {
  label: 'Your referral',
  sent: 'Referred by {name}',
  defaultCompany: 'Solar Grant Home Partner',
  licensed: 'Licensed realtor',
  // Wording from the terms of use.
  paid: 'May be paid for the referral where the law allows{unit, select, percent {: up to {amount} of the home price} fixed {: up to {amount}} other {}}',
} as const;
