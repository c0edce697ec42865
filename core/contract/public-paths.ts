// Where the calls of the public site are; their entries and `public-calls.ts` take them from here,
// and so does the start script, which has room for one path and not for all.

export const calculateSavings = {
  method: 'POST',
  path: '/api/calculate-savings',
} as const;

export const checkEligibility = {
  method: 'POST',
  path: '/api/check-eligibility',
} as const;

export const findCreditedAffiliate = {
  method: 'POST',
  path: '/api/referral',
} as const;

export const lookUpAffiliate = {
  method: 'GET',
  path: '/api/affiliate/:ref',
} as const;

export const registerAffiliate = {
  method: 'POST',
  path: '/api/affiliate/register',
} as const;

// Two steps below `affiliate`: no code stands there, however it is written.
export const checkCode = {
  method: 'GET',
  path: '/api/affiliate/register/code',
} as const;

export const submitLead = {
  method: 'POST',
  path: '/api/leads',
} as const;

export const trackInteraction = {
  method: 'POST',
  path: '/api/track-interaction',
} as const;
