export default {
  label: 'Your referral',
  sent: '{name} sent you here',
  defaultCompany: 'Solar Grant Home Partner',
  licensed: '{company} · Licensed realtor',
} as const;
