import { campaignNames } from '../../domain/leads/lead-source.ts';
import { valuesOf } from '../page.ts';

/** Columns of an export of leads, in order: paths in `leadDetail`, and the owner's name. */
export const exportColumns = {
  lead: [
    'id',
    'createdAt',
    'updatedAt',
    'status',
    'ownerId',
    'ownerName',
    'isWaiting',
    'firstResponseAt',
    'lastTouchAt',
    'nextFollowUpAt',
    'followUp.note',
    'followUp.by',
    'loanNumber',
    'loanUrl',
    'closing.price',
    'closing.on',
    'isSuspicious',
    'suspicion',
    'applications',
  ],
  person: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'contactMethod',
    'language',
    'currentAddress',
    'timeZone',
  ],
  answers: [
    'propertyState',
    'homePrice',
    'electricBill',
    'creditScore',
    'firstTimeHomebuyer',
    'transactionType',
    'timeline',
    'housingStatus',
    'monthlyPayment',
    'wantsPanels',
    'savingsAmount',
  ],
  estimate: [
    'isQualified',
    'unmet',
    'requirements.state',
    'requirements.credit',
    'requirements.homePrice',
    'solarCost',
    'taxCredit',
    'educationEarnings',
    'systemKw',
    'monthlySavings',
    'monthlySavingsLow',
    'annualSavings',
    'lifetimeSavings',
    'netCost.financed',
    'netCost.breakEvenRate',
    'netCost.breakEvenRateLow',
    'estimateHolds',
    'termsVersion',
    'termsAsOf',
  ],
  consent: [
    'consent.granted',
    'consent.purpose',
    'consent.version',
    'consent.language',
    'consent.channels',
    'consent.ticked',
    'consent.wasPrechecked',
    'consent.isVersionConfirmed',
    'consent.isCurrent',
    'consent.recordedAt',
    'consent.pageUrl',
    'consent.ipAddress',
    'consent.userAgent',
  ],
  reach: [
    'reach.phone.allowed',
    'reach.phone.reason',
    'reach.sms.allowed',
    'reach.sms.reason',
    'reach.email.allowed',
    'reach.email.reason',
    'mailOptOut.at',
    'mailOptOut.via',
  ],
  source: [
    'sourceName',
    'source.firstSeen',
    'source.page',
    'source.referrer',
    'source.isLogged',
    ...campaignNames.map((name) => `source.${name}` as const),
    'sessionId',
  ],
  referral: [
    'referralCode',
    'referral.status',
    'referral.affiliateId',
    'referral.affiliateName',
    'referral.company',
    'referral.referralCode',
    'referral.isSelfReferral',
    'referral.reason',
    'referral.review',
    'referral.choice.code',
    'referral.choice.isLive',
  ],
} as const;

export type ExportGroup = keyof typeof exportColumns;
export type ExportColumn = (typeof exportColumns)[ExportGroup][number];

export const allExportColumns: readonly ExportColumn[] = Object.values(exportColumns).flat();

const all = 'all';

/** The requested columns of an export; null for those that the list shows. */
export function columnsOf(asked: string | undefined): readonly ExportColumn[] | null {
  const names = valuesOf(asked);
  if (names.includes(all)) {
    return allExportColumns;
  }
  return names.length > 0 ? (names as ExportColumn[]) : null;
}

export function areExportColumns(asked: string): boolean {
  const known: readonly string[] = [all, ...allExportColumns];
  return valuesOf(asked).every((name) => known.includes(name));
}
