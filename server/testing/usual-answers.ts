import { currentConsentVersion } from '#core/domain/permission/consent.ts';

/** The answers of a typical applicant, whose application is complete and qualified. */
export const usualAnswers = {
  housingStatus: 'rent',
  timeline: '1-3 months',
  contactMethod: 'phone',
  monthlyPayment: '$1500-$2000',
  homePrice: 425_000,
  electricBill: 350,
  creditScore: '660-699',
  propertyState: 'OR',
  firstTimeHomebuyer: true,
  consentVersion: currentConsentVersion,
  consentTicked: 'preset',
} as const;
