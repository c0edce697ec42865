import { holdsOn } from '../programme/programme-terms.ts';
import type { PartnerKind, Payee, Service } from './partner-kinds.ts';
import type { BasisRule } from './basis-rules.ts';

/** A license as staff looked it up. */
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
  /** The state of the partner; that of the license takes its place where there is one. */
  readonly state: string | null;
  readonly payee: Payee;
  readonly service: Service;
  /** Proof that the service was performed. */
  readonly evidence: string | null;
  readonly license: CheckedLicense;
  /**
   * `accepted`: the newest agreement. `open`: it was published and is not accepted, or was
   * withdrawn. `none`: none is published but the sample.
   */
  readonly agreement: 'accepted' | 'open' | 'none';
}

/** A commission, as far as its basis depends on it. */
export interface LineOnRecord {
  /** Whether it is a share of the price. */
  readonly isPercent: boolean;
}

/** Why a commission cannot be paid yet. */
export const missingReasons = [
  'fact',
  'kind',
  'state',
  'noAgreement',
  'agreement',
  'service',
  'evidence',
  'license',
  'licenseExpired',
  'broker',
  'percent',
] as const;

export type MissingReason = (typeof missingReasons)[number];

export type Basis =
  { readonly ok: true } | { readonly ok: false; readonly missing: MissingReason[] };

function holds(rule: BasisRule, kind: PartnerKind, day: string): boolean {
  return rule.kinds.includes(kind) && holdsOn(rule, day);
}

function stateOf({ kind, state, license }: PartnerOnRecord): string | null {
  const isLicensed = kind === 'agent' || kind === 'broker';
  return isLicensed ? (license.state ?? state) : state;
}

function licenseReasons({ license }: PartnerOnRecord, day: string): MissingReason[] {
  const { state, number, expires, evidence, checkedOn } = license;
  if ([state, number, expires, evidence, checkedOn].includes(null)) {
    return ['license'];
  }
  return expires! < day ? ['licenseExpired'] : [];
}

function serviceReasons({ service, evidence }: PartnerOnRecord): MissingReason[] {
  return service === 'referral' ? ['service'] : evidence === null ? ['evidence'] : [];
}

/**
 * Whether a commission of a partner may be paid on a day 'YYYY-MM-DD' under these rules, and if
 * not, everything that is missing. A state without a rule for this kind of partner is unknown,
 * which counts as missing.
 */
export function basisOf(
  partner: PartnerOnRecord,
  { isPercent }: LineOnRecord,
  rules: readonly BasisRule[],
  day: string,
): Basis {
  const { kind, agreement, payee } = partner;
  if (kind === null) {
    return { ok: false, missing: ['kind'] };
  }
  const state = stateOf(partner);
  const held = rules.filter((rule) => holds(rule, kind, day));
  const ofState = held.filter((rule) => rule.state !== null && rule.state === state);
  const asked = [...held.filter((rule) => rule.state === null), ...ofState];
  const asks = (demand: 'agreement' | 'service' | 'license' | 'flat') =>
    asked.some((rule) => rule[demand] === true);
  const agreed = { accepted: [], open: ['agreement'], none: ['noAgreement'] } as const;
  const missing: MissingReason[] = [
    ...(ofState.length === 0 ? (['state'] as const) : []),
    ...(asks('agreement') ? agreed[agreement] : []),
    ...(asks('service') ? serviceReasons(partner) : []),
    ...(asks('license') ? licenseReasons(partner, day) : []),
    ...(asked.some((rule) => rule.payee === 'broker' && payee !== 'broker')
      ? (['broker'] as const)
      : []),
    ...(asks('flat') && isPercent ? (['percent'] as const) : []),
  ];
  return missing.length === 0 ? { ok: true } : { ok: false, missing };
}

/** Reasons why it cannot be paid; empty for a commission that may be paid. */
export function missingOf(basis: Basis): MissingReason[] {
  return basis.ok ? [] : basis.missing;
}
