/** Where the calls of the public site are; their entries and `public-calls.ts` take them from here. */
export const publicPaths = {
  calculateSavings: { method: 'POST', path: '/api/calculate-savings' },
  checkEligibility: { method: 'POST', path: '/api/check-eligibility' },
  lookUpAffiliate: { method: 'GET', path: '/api/affiliate/:ref' },
  submitLead: { method: 'POST', path: '/api/leads' },
  trackInteraction: { method: 'POST', path: '/api/track-interaction' },
} as const;
