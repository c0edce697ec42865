import type { CommissionUnit } from './commission.ts';
import { type Demand, type PayRule, type PayUnit, ruleFor } from './pay-rule.ts';
import { isLicensedKind, type PartnerKind, type Payee, type Service } from './partner-kinds.ts';

interface CheckedLicense {
  readonly state: string | null;
  readonly number: string | null;
  /** Last day 'YYYY-MM-DD' on which it is valid. */
  readonly expires: string | null;
  /** Where staff saw it, such as the address of the state's register. */
  readonly evidence: string | null;
  readonly checkedOn: string | null;
}

/** The data on record about a partner that a payment depends on. */
export interface PartnerOnRecord {
  /** Null until staff have recorded it. */
  readonly kind: PartnerKind | null;
  /** Whether the account says that the partner is licensed. */
  readonly isLicensed: boolean;
  /** The state of the partner; that of the license takes its place where there is one. */
  readonly state: string | null;
  /** Null until staff have recorded it. */
  readonly payee: Payee | null;
  /** Whether the payee's form W-9 is on file. */
  readonly hasW9: boolean;
  readonly service: Service;
  readonly evidence: string | null;
  readonly license: CheckedLicense;
  /**
   * `accepted`: the newest agreement. `open`: it was published and is not accepted, or was
   * withdrawn. `none`: none is published but the sample.
   */
  readonly agreement: 'accepted' | 'open' | 'none';
  /** What the partner wrote, which staff only have to record. */
  readonly said: { readonly license: boolean; readonly payee: boolean; readonly w9: boolean };
}

export const missingReasons = [
  'fact',
  'duplicate',
  'kind',
  'state',
  'noAgreement',
  'agreement',
  'service',
  'evidence',
  'license',
  'licenseExpired',
  'payee',
  'broker',
  'rate',
  'w9',
] as const;

export type MissingReason = (typeof missingReasons)[number];

/** Who can end it: the partner, or staff of one of these roles. */
export const missingParties = ['partner', 'compliance', 'admin'] as const;

export type MissingParty = (typeof missingParties)[number];

export interface Missing {
  readonly what: MissingReason;
  readonly who: MissingParty;
  /** Of a rate: the unit that the rule allows. */
  readonly unit?: PayUnit;
}

/** The form W-9 hinders the payment alone; all else the approval as well. */
export function hindersApproval({ what }: Pick<Missing, 'what'>): boolean {
  return what !== 'w9';
}

/** Where a partner's rule is looked up: the state of the license, if the kind has one. */
export function stateOfRule({ kind, isLicensed, state, license }: PartnerOnRecord): string | null {
  const asLicensed = kind === null ? isLicensed : isLicensedKind(kind);
  return asLicensed ? (license.state ?? state) : state;
}

/** The rule for a partner on a day 'YYYY-MM-DD'; none before the kind is recorded. */
export function ruleOfPartner<Rule extends PayRule>(
  partner: PartnerOnRecord,
  rules: readonly Rule[],
  day: string,
): Rule | undefined {
  const { kind } = partner;
  return kind === null ? undefined : ruleFor(rules, { kind, state: stateOfRule(partner) }, day);
}

// The federal rules ask these of everyone, whatever a state adds: RESPA section 8(c)(2), and, of
// the licensed, Regulation Z.
function federalDemands({ kind, isLicensed }: PartnerOnRecord): readonly Demand[] {
  const asLicensed = kind === null ? isLicensed : isLicensedKind(kind);
  return asLicensed ? ['agreement', 'service', 'license'] : ['agreement', 'service'];
}

function licenseMissing({ license, said }: PartnerOnRecord, day: string): Missing[] {
  const { state, number, expires, evidence, checkedOn } = license;
  const who = said.license ? 'compliance' : 'partner';
  if ([state, number, expires, evidence, checkedOn].includes(null)) {
    return [{ what: 'license', who }];
  }
  return expires! < day ? [{ what: 'licenseExpired', who }] : [];
}

function payeeMissing({ payee, said }: PartnerOnRecord, isBrokerAsked: boolean): Missing[] {
  const who = said.payee ? 'compliance' : 'partner';
  if (isBrokerAsked) {
    return payee === 'broker' ? [] : [{ what: 'broker', who }];
  }
  return payee === null ? [{ what: 'payee', who }] : [];
}

function agreementMissing({ agreement }: PartnerOnRecord): Missing[] {
  return {
    accepted: [],
    open: [{ what: 'agreement', who: 'partner' } as const],
    none: [{ what: 'noAgreement', who: 'compliance' } as const],
  }[agreement];
}

function serviceMissing({ service, evidence }: PartnerOnRecord): Missing[] {
  const what = service === 'referral' ? 'service' : evidence === null ? 'evidence' : null;
  return what ? [{ what, who: 'compliance' }] : [];
}

/**
 * Everything that a commission of a partner lacks on a day 'YYYY-MM-DD' under these rules, each
 * with who can end it. Without a rule, which counts as missing, that is what the federal rules ask.
 */
export function missingFor(
  partner: PartnerOnRecord,
  { unit }: { unit: CommissionUnit | null },
  rules: readonly PayRule[],
  day: string,
): Missing[] {
  const rule = ruleOfPartner(partner, rules, day);
  const asked = rule?.demands ?? federalDemands(partner);
  const undecided = partner.kind === null ? 'kind' : 'state';
  const isOtherUnit = rule !== undefined && unit !== null && rule.unit !== unit;
  return [
    ...(rule ? [] : [{ what: undecided, who: 'compliance' } as const]),
    ...(asked.includes('agreement') ? agreementMissing(partner) : []),
    ...(asked.includes('service') ? serviceMissing(partner) : []),
    ...(asked.includes('license') ? licenseMissing(partner, day) : []),
    ...payeeMissing(partner, asked.includes('broker')),
    ...(isOtherUnit ? [{ what: 'rate', who: 'admin', unit: rule.unit } as const] : []),
    ...(partner.hasW9
      ? []
      : [{ what: 'w9', who: partner.said.w9 ? 'compliance' : 'partner' } as const]),
  ];
}
