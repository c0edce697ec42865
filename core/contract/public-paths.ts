// Method and path of the public site's calls. Their entries and `public-calls.ts` import them from
// here; so does the start script, which must stay too small to import all paths.

export const calculateSavings = {
  method: 'POST',
  path: '/api/calculate-savings',
} as const;

export const checkEligibility = {
  method: 'POST',
  path: '/api/check-eligibility',
} as const;

export const addressNotice = {
  method: 'POST',
  path: '/api/check-eligibility/notice',
} as const;

export const findNearMiss = {
  method: 'POST',
  path: '/api/near-miss',
} as const;

export const watchNearMiss = {
  method: 'POST',
  path: '/api/near-miss/watch',
} as const;

export const findCreditedAffiliate = {
  method: 'POST',
  path: '/api/referral',
} as const;

export const keepAnswers = {
  method: 'POST',
  path: '/api/resume',
} as const;

export const openAnswers = {
  method: 'POST',
  path: '/api/resume/:code',
} as const;

export const lookUpAffiliate = {
  method: 'GET',
  path: '/api/affiliate/:ref',
} as const;

export const registerGuest = {
  method: 'POST',
  path: '/api/open-house/guests',
} as const;

export const closeOwnPage = {
  method: 'POST',
  path: '/api/my/:token/close',
} as const;

export const quickEstimates = {
  method: 'GET',
  path: '/api/quick-estimates',
} as const;

export const registerAffiliate = {
  method: 'POST',
  path: '/api/affiliate/register',
} as const;

// Two segments below `affiliate`, so that no code can collide with it.
export const checkCode = {
  method: 'GET',
  path: '/api/affiliate/register/code',
} as const;

export const readAgentPay = {
  method: 'GET',
  path: '/api/affiliate/register/pay',
} as const;

export const submitLead = {
  method: 'POST',
  path: '/api/leads',
} as const;

export const trackInteraction = {
  method: 'POST',
  path: '/api/track-interaction',
} as const;
