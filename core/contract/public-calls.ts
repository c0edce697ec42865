import type * as affiliates from './partners/affiliates.ts';
import type * as guests from './partners/affiliate/guests.ts';
import type * as registration from './partners/affiliate/register.ts';
import type * as eligibility from './visitor/eligibility.ts';
import type * as leads from './leads/leads.ts';
import type * as ownPage from './buyer/own-page.ts';
import type * as nearMiss from './visitor/near-miss.ts';
import type * as notice from './visitor/notice.ts';
import * as publicPaths from './public-paths.ts';
import type * as referral from './partners/referral.ts';
import type * as resume from './visitor/forms/resume.ts';
import type { Callable } from './route.ts';
import type * as savings from './visitor/savings.ts';
import type * as tracking from './visitor/tracking.ts';

// The entries of the public site with their types but without their schemas: a page that does not
// validate loads no validator.

export const calculateSavings: Callable<typeof savings.calculateSavings> =
  publicPaths.calculateSavings;

export const checkEligibility: Callable<typeof eligibility.checkEligibility> =
  publicPaths.checkEligibility;

export const addressNotice: Callable<typeof notice.addressNotice> = publicPaths.addressNotice;

export const watchNearMiss: Callable<typeof nearMiss.watchNearMiss> = publicPaths.watchNearMiss;

export const findCreditedAffiliate: Callable<typeof referral.findCreditedAffiliate> =
  publicPaths.findCreditedAffiliate;

export const keepAnswers: Callable<typeof resume.keepAnswers> = publicPaths.keepAnswers;

export const openAnswers: Callable<typeof resume.openAnswers> = publicPaths.openAnswers;

export const lookUpAffiliate: Callable<typeof affiliates.lookUpAffiliate> =
  publicPaths.lookUpAffiliate;

export const quickEstimates: Callable<typeof savings.quickEstimates> = publicPaths.quickEstimates;

export const registerGuest: Callable<typeof guests.registerGuest> = publicPaths.registerGuest;

export const closeOwnPage: Callable<typeof ownPage.closeOwnPage> = publicPaths.closeOwnPage;

export const registerAffiliate: Callable<typeof registration.registerAffiliate> =
  publicPaths.registerAffiliate;

export const checkCode: Callable<typeof registration.checkCode> = publicPaths.checkCode;

export const readAgentPay: Callable<typeof registration.readAgentPay> = publicPaths.readAgentPay;

export const submitLead: Callable<typeof leads.submitLead> = publicPaths.submitLead;

export const trackInteraction: Callable<typeof tracking.trackInteraction> =
  publicPaths.trackInteraction;
