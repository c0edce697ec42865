import type { StateCode } from '../us-states.ts';
import { type PartnerKind, partnerKinds } from './partner-kinds.ts';

/** Requirements that a rule may set for a payment. */
interface Demands {
  readonly agreement?: true;
  /** A service besides the referral, with evidence that it was performed. */
  readonly service?: true;
  /** A license that staff looked up, and that has not expired. */
  readonly license?: true;
  /** A fixed amount: no share of the price. */
  readonly flat?: true;
  /** Payment to the broker only. */
  readonly payee?: 'broker';
}

export interface BasisRule extends Demands {
  readonly kinds: readonly PartnerKind[];
  /** Null holds in every state. */
  readonly state: StateCode | null;
  /** First and last day 'YYYY-MM-DD'; null: since ever, until further notice. */
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  readonly source: string;
}

const always = { effectiveFrom: null, effectiveTo: null } as const;

/**
 * The legal requirements for paying a partner. A kind of partner in a state without a row of its
 * own is unknown, which counts as missing: the fact `referral-fees` stays open until counsel has
 * read the table. Checked on 2026-11-24.
 */
export const basisRules: readonly BasisRule[] = [
  {
    ...always,
    kinds: partnerKinds,
    state: null,
    agreement: true,
    service: true,
    source: 'RESPA section 8(c)(2), 12 USC 2607(c)(2); CFPB RESPA FAQs of 2020-10-07',
  },
  {
    ...always,
    kinds: ['agent', 'broker'],
    state: null,
    license: true,
    flat: true,
    source:
      'Regulation Z, 12 CFR 1026.36(a)(1) and (d): an agent paid by the creditor can be a loan originator, whose pay may not follow the terms of the loan',
  },
  {
    ...always,
    kinds: ['agent'],
    state: 'CA',
    payee: 'broker',
    source: 'Cal. Bus. & Prof. Code 10137: a licensee is paid through the responsible broker',
  },
  {
    ...always,
    kinds: ['broker'],
    state: 'CA',
    source: 'Cal. Bus. & Prof. Code 10137: a broker may be paid directly',
  },
  {
    ...always,
    kinds: ['agent'],
    state: 'FL',
    payee: 'broker',
    source: 'Florida: a sales associate is paid through the broker (kb.easy.realty)',
  },
  {
    ...always,
    kinds: ['broker'],
    state: 'FL',
    source: 'Florida: a broker may be paid directly (kb.easy.realty)',
  },
];
