import type * as z from 'zod/mini';
import type { submitLeadBody } from '#core/contract/leads.ts';
import { agreedConsent, renderConsent } from '#core/domain/consent.ts';
import { creditScoreNumber } from '#core/domain/credit-score.ts';
import { checkEligibility } from '#core/domain/eligibility.ts';
import type { Language } from '#core/domain/language.ts';
import { newLeadStatus } from '#core/domain/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { calculateSavings } from '#core/domain/savings.ts';
import { suspicionReasons } from '#core/domain/suspicion.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Referral } from './choose-referral.ts';

export type Application = z.output<typeof submitLeadBody>;

/** What the server knows of a submission besides its body. */
export interface Circumstances {
  language: Language;
  ipAddress: string;
  userAgent: string | null;
  recentFromAddress: number;
  now: Date;
}

// Suspicion may be read in the CRM; the mail of a bot is not worth sending, the lead is worth
// keeping.
function suspicionOf(
  application: Application,
  referral: Referral | null,
  { now, recentFromAddress }: Circumstances,
): string[] {
  const { secondsOnForm, website, firstName, lastName, currentAddress, email } = application;
  const submittedAt = now.getTime();
  return suspicionReasons({
    honeypot: website ?? null,
    submittedAt,
    startedAt: typeof secondsOnForm !== 'number' ? null : submittedAt - secondsOnForm * 1000,
    recentFromAddress,
    texts: [firstName, lastName, currentAddress],
    email,
    referrerEmail: referral?.affiliate.email ?? null,
  });
}

/** True only when state, score and price are all known and meet today's terms. */
function isQualified(
  { propertyState, creditScore, homePrice }: Application,
  terms: ProgrammeTerms,
): boolean {
  const score = creditScore ? creditScoreNumber(creditScore) : null;
  return Boolean(
    propertyState &&
    score !== null &&
    homePrice &&
    checkEligibility(
      {
        state: propertyState,
        creditScore: score,
        homePrice,
      },
      terms,
    ).eligible,
  );
}

interface SavingsColumns {
  solar_cost: number;
  tax_credit: number;
  education_earnings: number;
  monthly_savings: number;
  monthly_savings_low: number;
  annual_savings: number;
  lifetime_savings: number;
  savings_amount: number;
  system_kw: number;
}

function savingsOf(
  { homePrice, electricBill, propertyState }: Application,
  terms: ProgrammeTerms,
): Partial<SavingsColumns> {
  if (!homePrice || electricBill === null || electricBill === undefined || !propertyState) {
    return {};
  }
  const savings = calculateSavings(
    {
      homePrice,
      electricBill,
      propertyState: propertyState as StateCode,
    },
    terms,
  );
  return {
    solar_cost: savings.solarCost,
    tax_credit: savings.taxCredit,
    education_earnings: savings.educationEarnings,
    monthly_savings: savings.monthlySavings,
    monthly_savings_low: savings.monthlySavingsLow,
    annual_savings: savings.annualSavings,
    lifetime_savings: savings.lifetimeSavings,
    savings_amount: savings.totalBenefit,
    system_kw: savings.systemKw,
  };
}

function consentOf(application: Application, terms: ProgrammeTerms, { language }: Circumstances) {
  const { consent, isVersionConfirmed } = agreedConsent(
    'application',
    language,
    application.consentVersion,
  );
  return {
    consent_version: consent.version,
    consent_channels: consent.channels,
    consent_text: renderConsent(consent, terms.lenderName),
    is_version_confirmed: isVersionConfirmed,
    was_prechecked: application.wasConsentPrechecked ?? terms.consentDefault,
  };
}

/**
 * Everything that is stored of an application: what the person said, and what this server makes of
 * it by today's terms. Nothing a client computed.
 */
export function judgeLead(
  application: Application,
  referral: Referral | null,
  terms: ProgrammeTerms,
  circumstances: Circumstances,
) {
  return {
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    home_price: application.homePrice ?? null,
    electric_bill: application.electricBill ?? null,
    credit_score: application.creditScore ?? null,
    property_state: application.propertyState ?? null,
    first_time_homebuyer: application.firstTimeHomebuyer ?? null,
    transaction_type: application.transactionType ?? null,
    timeline: application.timeline,
    contact_method: application.contactMethod,
    current_address: application.currentAddress,
    housing_status: application.housingStatus,
    monthly_payment: application.monthlyPayment,
    ...savingsOf(application, terms),
    is_qualified: isQualified(application, terms),
    status: newLeadStatus,
    language: circumstances.language,
    terms_version: terms.version,
    session_id: application.sessionId ?? null,
    suspicion: suspicionOf(application, referral, circumstances),
    ...consentOf(application, terms, circumstances),
    page_url: application.pageUrl || null,
    ip_address: circumstances.ipAddress,
    user_agent: circumstances.userAgent,
    affiliate_id: referral?.affiliate.id ?? null,
    referral_code: referral?.affiliate.code ?? null,
    is_self_referral: referral?.isSelfReferral ?? false,
    attribution: referral?.receipt ?? null,
  };
}

export type JudgedLead = ReturnType<typeof judgeLead>;
