import type { StateCode } from '../us-states.ts';
import type { ContactChannel } from './consent-ticked.ts';

interface Dated {
  /** First and last day 'YYYY-MM-DD'; null: since ever, until further notice. */
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  readonly source: string;
}

/** Hours of the day, by the clock of the person: the first one included, the last one not. */
type Hours = readonly [from: number, to: number];

/** When people may be called, or sent a text. */
export interface HoursRule extends Dated {
  /** Null applies in every state. */
  readonly state: StateCode | null;
  readonly channels: readonly ContactChannel[];
  readonly hours: Hours;
  readonly sunday: Hours;
}

/** The day on which the rules below were checked. */
export const contactRulesRetrieved = '2026-11-24';

const numberChannels = ['phone', 'sms'] as const;

/**
 * The hours in which people may be contacted. Rules of other states are not in the table: the fact
 * `calling-hours` stays open until counsel has read it.
 */
export const hoursRules: readonly HoursRule[] = [
  {
    state: 'TX',
    channels: ['phone'],
    hours: [9, 21],
    sunday: [12, 21],
    effectiveFrom: null,
    effectiveTo: '2025-08-31',
    source: 'Tex. Bus. & Com. Code 301.051',
  },
  {
    state: 'TX',
    channels: numberChannels,
    hours: [9, 21],
    sunday: [12, 21],
    effectiveFrom: '2025-09-01',
    effectiveTo: null,
    source: 'Tex. Bus. & Com. Code 301.051, 302.001 (Senate Bill 140 of 2025)',
  },
  {
    state: 'FL',
    channels: numberChannels,
    hours: [8, 20],
    sunday: [8, 20],
    effectiveFrom: '2021-07-01',
    effectiveTo: null,
    source: 'Fla. Stat. 501.616(6)(a)',
  },
  {
    state: null,
    channels: numberChannels,
    hours: [8, 21],
    sunday: [8, 21],
    effectiveFrom: null,
    effectiveTo: null,
    source: '47 CFR 64.1200(c)(1)',
  },
];

/** The channels that a stop closes: those it named, or both channels of the telephone number. */
export interface RevocationRule extends Dated {
  readonly closes: 'named' | 'number';
}

/**
 * How far a stop reaches. It applies from the moment it was said, although the rule allows ten
 * business days. That one stop covers calls and texts alike was postponed to 2027-01-31 (order of
 * the FCC's Consumer and Governmental Affairs Bureau of 2026-01-06).
 */
export const revocationRules: readonly RevocationRule[] = [
  {
    closes: 'named',
    effectiveFrom: null,
    effectiveTo: '2027-01-30',
    source: '47 CFR 64.1200(a)(10)',
  },
  {
    closes: 'number',
    effectiveFrom: '2027-01-31',
    effectiveTo: null,
    source: '47 CFR 64.1200(a)(10), one stop for calls and texts',
  },
];
