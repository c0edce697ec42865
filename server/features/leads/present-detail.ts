import type { TouchSource } from '#core/domain/attribution.ts';
import type { Language } from '#core/domain/language.ts';
import { type LeadListRow, presentLead } from './present.ts';

interface Consent {
  purpose: string;
  version: string;
  language: Language;
  channels: string[];
  text: string;
  isVersionConfirmed: boolean;
  wasPrechecked: boolean;
  pageUrl: string | null;
  ipAddress: string;
  userAgent: string | null;
  recordedAt: string;
}

interface Referral {
  affiliateId: number;
  affiliateName: string;
  company: string | null;
  referralCode: string;
  status: string;
  isSelfReferral: boolean;
  // Receipts from before it was kept name neither a source nor a reason for review.
  attribution: {
    reason: string;
    review?: string | null;
    touches: {
      code: string;
      touchedAt: string;
      verdict: string;
      source?: TouchSource;
    }[];
  } | null;
}

interface StatusChange {
  fromStatus: string | null;
  toStatus: string;
  actorKind: string;
  actorName: string | null;
  changedAt: string;
}
interface Check {
  eligible: boolean;
  state: string;
  creditScore: number;
  homePrice: number;
  createdAt: string;
}
interface Calculation {
  homePrice: number;
  electricBill: number;
  propertyState: string;
  monthlySavings: number;
  totalBenefit: number;
  termsVersion: string;
  createdAt: string;
}
interface SentMail {
  kind: string;
  recipient: string | null;
  status: string;
  createdAt: string;
  sentAt: string | null;
}

/** One lead with its lists, as the database answers; an empty list arrives as null. */
export interface LeadDetailRow extends LeadListRow {
  homePrice: number | null;
  electricBill: number | null;
  creditScore: string | null;
  firstTimeHomebuyer: boolean | null;
  transactionType: string | null;
  timeline: string | null;
  contactMethod: string | null;
  currentAddress: string | null;
  housingStatus: string | null;
  monthlyPayment: string | null;
  solarCost: number | null;
  taxCredit: number | null;
  educationEarnings: number | null;
  monthlySavings: number | null;
  monthlySavingsLow: number | null;
  annualSavings: number | null;
  lifetimeSavings: number | null;
  savingsAmount: number | null;
  systemKw: number | null;
  termsVersion: string | null;
  termsAsOf: string | null;
  sessionId: string | null;
  updatedAt: Date;
  consents: Consent[] | null;
  referral: Referral | null;
  statusHistory: StatusChange[] | null;
  eligibilityChecks: Check[] | null;
  calculations: Calculation[] | null;
  mails: SentMail[] | null;
}

const iso = (text: string): string => new Date(text).toISOString();
const list = <Item>(items: Item[] | null): Item[] => items ?? [];

function presentReferral({ attribution, ...referral }: Referral) {
  return {
    ...referral,
    reason: attribution?.reason ?? 'unknown',
    review: attribution?.review ?? null,
    touches: list(attribution?.touches ?? null).map(
      ({ code, touchedAt, verdict, source = null }) => ({
        code,
        touchedAt,
        verdict,
        source,
      }),
    ),
  };
}

/** A lead as the lead page shows it. */
export function presentLeadDetail(row: LeadDetailRow) {
  const {
    consents,
    referral,
    statusHistory,
    eligibilityChecks,
    calculations,
    mails,
    suspicion,
    updatedAt,
    ...lead
  } = row;
  return {
    ...lead,
    ...presentLead({ ...lead, suspicion }),
    suspicion,
    updatedAt: updatedAt.toISOString(),
    consents: list(consents).map((consent) => ({
      ...consent,
      recordedAt: iso(consent.recordedAt),
    })),
    referral: referral && presentReferral(referral),
    statusHistory: list(statusHistory).map(({ actorKind, actorName, changedAt, ...change }) => ({
      ...change,
      actor: actorName ?? actorKind,
      changedAt: iso(changedAt),
    })),
    eligibilityChecks: list(eligibilityChecks).map((check) => ({
      ...check,
      createdAt: iso(check.createdAt),
    })),
    calculations: list(calculations).map((calculation) => ({
      ...calculation,
      createdAt: iso(calculation.createdAt),
    })),
    mails: list(mails).map((mail) => ({
      ...mail,
      createdAt: iso(mail.createdAt),
      sentAt: mail.sentAt === null ? null : iso(mail.sentAt),
    })),
  };
}
