export default {
  programmes: {
    title: 'Programs',
    grant: 'Solar grant',
    calculator: 'Savings calculator',
    qualify: 'Check eligibility',
    apply: 'Apply',
  },
  resources: {
    title: 'Resources',
    how: 'How it works',
    comparison: 'Compare financing',
    questions: 'Questions and answers',
    staff: 'CRM Login',
  },
  realtors: {
    title: 'Realtors',
    quote: 'Get Your Free Quote',
    forRealtors: 'For Realtors',
    partner: 'Become a Partner',
  },
  contact: {
    title: 'Contact',
    home: 'Home Office',
    medford: 'Medford Office',
  },
  creditFootnote:
    'Tax credit: the federal residential credit (26 USC 25D) ended for systems completed after December 31, 2025. Credit figures on this site are shown as a program illustration; ask a tax advisor about your situation.',
  license: 'License number {license}.',
  nmls: 'NMLS ID {nmls}',
  notGovernment:
    'A program of {lender}, a private lender. Not a government agency, and not affiliated with or endorsed by HUD or FHA.',
  equalHousing: 'Equal Housing Opportunity',
  privacy: 'Privacy policy',
  conditions: 'Terms of use',
  terms:
    'Program terms as of {date}. Figures are estimates, not a commitment to lend; every application is subject to underwriting and approval.',
  rights: '© {year} {lender}',
} as const;
