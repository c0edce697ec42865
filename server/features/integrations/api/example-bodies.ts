import { currentConsentVersion, nearMissConsentVersion } from '#core/domain/permission/consent.ts';

const person = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana.lopez@example.com',
  phone: '(503) 555-0100',
};

const home = { homePrice: 425_000, electricBill: 350, propertyState: 'OR' };

/**
 * An example body for each call that integrators write. Figures that the server computes and data
 * of a page about itself are left out; calls of the office's own screens have no example. A test
 * sends each of them.
 */
export const exampleBodies = {
  calculateSavings: { ...home, creditScore: '700-739' },
  checkEligibility: {
    name: 'Ana Lopez',
    mobileNumber: person.phone,
    creditScore: 710,
    state: 'OR',
    homePrice: home.homePrice,
    firstTimeHomebuyer: true,
  },
  findNearMiss: { creditScore: 560, state: 'OR', homePrice: home.homePrice },
  watchNearMiss: {
    email: person.email,
    creditScore: 560,
    state: 'OR',
    homePrice: home.homePrice,
    consentVersion: nearMissConsentVersion,
  },
  submitLead: {
    ...person,
    ...home,
    currentAddress: '12 Main Street, Portland, OR 97204',
    housingStatus: 'rent',
    timeline: '1-3 months',
    contactMethod: 'phone',
    monthlyPayment: '$1500-$2000',
    creditScore: '700-739',
    firstTimeHomebuyer: true,
    consentVersion: currentConsentVersion,
    consentTicked: 'preset',
  },
  createLead: {
    ...person,
    ...home,
    language: 'es',
    loanNumber: 'FHA-2026-00417',
    consent: { basis: 'none' },
  },
  updateLead: { status: 'Contacted', loanNumber: 'FHA-2026-00417' },
  addNote: { leadId: 1, content: 'Called, and asked for pay stubs of two months.' },
  logCall: { outcome: 'reached', note: 'Sends pay stubs.', override: 'They asked for this call.' },
  stopContact: { channels: ['phone', 'sms'], how: 'Replied STOP to a text of ours.' },
  createAffiliate: {
    firstName: 'Rita',
    lastName: 'Realtor',
    email: 'rita@realty.example.com',
    company: 'Realty of Portland',
    licenseNumber: 'OR-200301',
    isLicensedRealtor: true,
    commissionRate: 0.01,
  },
  updateAffiliate: { needsReview: false },
} as const;
