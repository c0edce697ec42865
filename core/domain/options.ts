function steps(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
}

/** Home prices offered by the calculator, in dollars (31). */
export const homePriceOptions = steps(150_000, 900_000, 25_000);

/** Monthly electric bills offered by the calculator, in dollars (10). */
export const electricBillOptions = steps(150, 600, 50);

/** Bills that the landing page answers at once, in dollars a month; the calculator has them too. */
export const quickBills = [150, 300, 450] as const;

/** The state of the first example. */
export const quickState = 'TX';
export const usualBill = 300;

export const housingStatuses = ['own', 'rent', 'living_with_relative'] as const;

export const timelines = [
  'immediately',
  '1 month',
  '1-3 months',
  '3-6 months',
  '6-12 months',
  'not sure',
] as const;

export const contactMethods = ['phone', 'email', 'text'] as const;

/** What a buyer may let the partner see instead of all. */
export const lowerLevels = ['contact', 'status'] as const;

/** Whether the buyer wants panels; `unsure` until they say. */
export const panelWishes = ['yes', 'no', 'unsure'] as const;

/** The choices of staff; a lead may hold another value if another site sent it. */
export const transactionTypes = ['purchase', 'refinance'] as const;

/** The applicant's current monthly payment, as stored. */
export const monthlyPaymentOptions = [
  '$0-$500',
  '$500-$1000',
  '$1000-$1500',
  '$1500-$2000',
  '$2000-$2500',
  '$2500-$3000',
  '$3000-$3500',
  '$3500-$4000',
  '$4000-$4500',
  '4500+',
] as const;

export type Timeline = (typeof timelines)[number];

/** Initial values of the forms, also used instead of unreadable values. */
export const formDefaults = {
  homePrice: 500_000,
  electricBill: 350,
  electricBillFallback: 250,
  timeline: '1-3 months',
  contactMethod: 'phone',
  monthlyPayment: '$0-$500',
  wantsPanels: 'unsure',
} as const;

export const storageKeys = {
  homePrice: 'calculator_homePrice',
  electricBill: 'calculator_electricBill',
  creditScore: 'calculator_creditScore',
  propertyState: 'calculator_propertyState',
  solarCost: 'calculator_solarCost',
  taxCredit: 'calculator_taxCredit',
  educationEarnings: 'calculator_educationEarnings',
  monthlySavings: 'calculator_monthlySavings',
  calculatorResults: 'calculatorResults',
  eligibilityResults: 'eligibilityResults',
  eligibilityData: 'eligibilityData',
  eligibilityName: 'eligibility_name',
  eligibilityMobileNumber: 'eligibility_mobileNumber',
  referralCode: 'referralCode',
  language: 'language',
} as const;

/**
 * Keys this product adds: unfinished forms, the mortgage rate typed beside an estimate, whether panels
 * are wanted, the day answers were first kept, a guest's details that wait for a connection, the calculator's answers
 * since the last eligibility check, the credited affiliate (empty for none), the first visit, and
 * (in session storage) the session id.
 */
export const extraStorageKeys = {
  answersSavedAt: 'answers_savedAt',
  saidSinceCheck: 'answers_saidSinceCheck',
  eligibilityDraft: 'eligibility_draft',
  applicationDraft: 'application_draft',
  guestOutbox: 'guest_outbox',
  registrationDraft: 'registration_draft',
  mortgageRate: 'calculator_mortgageRate',
  wantsPanels: 'wantsPanels',
  sessionId: 'sessionId',
  referralTouches: 'referralTouches',
  creditedPartner: 'creditedPartner',
  firstVisit: 'firstVisit',
} as const;

/** Local keys of a visitor's answers: wiped after an application, 30 days, "clear my answers". */
export const answerStorageKeys: readonly string[] = [
  ...Object.values(storageKeys).filter(
    (key) => key !== storageKeys.referralCode && key !== storageKeys.language,
  ),
  extraStorageKeys.answersSavedAt,
  extraStorageKeys.saidSinceCheck,
  extraStorageKeys.eligibilityDraft,
  extraStorageKeys.applicationDraft,
  extraStorageKeys.guestOutbox,
  extraStorageKeys.registrationDraft,
  extraStorageKeys.mortgageRate,
  extraStorageKeys.wantsPanels,
];

export const answerLifetimeDays = 30;
