import type { ProgrammeTerms } from '../programme-terms.ts';
import type { TermsRevision } from './terms-revision.ts';
import {
  isDay,
  isTermKey,
  isTermValue,
  type TermKey,
  type TermKind,
  termKinds,
} from '../term-values.ts';

/** A sentence about a revision, and the term it is about; null for its day or source. */
export interface RevisionFinding {
  readonly key: string | null;
  readonly message: string;
}

export interface RevisionCheck {
  /** Errors that prevent saving or publishing. */
  readonly errors: readonly RevisionFinding[];
  /** Possible, but worth a second look. */
  readonly warnings: readonly RevisionFinding[];
}

const units: Record<TermKind, string> = {
  rate: 'Enter a share between 0% and 100%.',
  dollars: 'Enter whole dollars, 0 or more.',
  count: 'Enter a whole number, 0 or more.',
  number: 'Enter a number, 0 or more.',
  year: 'Enter a year between 1900 and 2200.',
  text: 'Enter a text of at most 500 characters.',
  optionalText: 'Enter a text of at most 500 characters, or leave it out.',
  localized: 'Enter the text in English, Spanish and Portuguese, at most 500 characters each.',
  states: 'Enter two-letter state codes, such as TX. Use each only once.',
  languages: 'Enter codes of languages, such as en, each once: en, es or pt.',
  link: 'Enter an address that begins with https://, or leave it out.',
  picture: 'Send the picture on the page of the lender.',
  range: 'Enter two shares between 0% and 100%, the lower one first.',
  course: 'Enter the first day, the languages and the price of the course, or leave all three out.',
  colors: 'Enter two colors such as #1F5C7A, with a contrast of 4.5:1 or more.',
  day: 'Enter a day as YYYY-MM-DD, or leave it out.',
  days: 'Enter days as YYYY-MM-DD, each once, with commas between.',
  waits: 'Enter one to six waits such as 2h, next_morning or 3d, with commas between.',
  dayOfMonth: 'Enter a day from 1 to 31, or leave it out.',
  hours:
    'Enter hours such as 09:00-18:00, and nothing for a day on which the office is closed. It is open on one day at least.',
  flag: 'Choose yes or no.',
  oneOf: 'Choose one of the values that are offered.',
};

// Lower and upper ends of printed ranges.
const ranges: readonly (readonly [TermKey, TermKey])[] = [
  ['savingsRangeLow', 'savingsRangeHigh'],
  ['educationHoursLow', 'educationHoursHigh'],
  ['loanRateLow', 'loanRateHigh'],
  ['loanMonthlyLow', 'loanMonthlyHigh'],
  ['leaseMonthlyLow', 'leaseMonthlyHigh'],
  ['confirmationHoursLow', 'confirmationHoursHigh'],
  ['approvalDaysLow', 'approvalDaysHigh'],
  ['assessmentDaysLow', 'assessmentDaysHigh'],
  ['preApprovalDaysLow', 'preApprovalDaysHigh'],
  ['rating', 'ratingScale'],
  ['fhaLimitFloor', 'fhaLimitCeiling'],
];

type Rule = (terms: ProgrammeTerms, from: string) => string | null;

function premiumError(rate: number): string | null {
  return rate <= 0.1 ? null : 'A premium of mortgage insurance is at most 10%.';
}

function moreThanZero(value: number): string | null {
  return value > 0 ? null : 'It must be more than 0: the pages work with it.';
}

// A week of an office that never closes.
const mostMinutes = 10_080;

function minutesError(first: number, back: number): string | null {
  if (first < 1 || back > mostMinutes) {
    return 'Enter between 1 and 10,080 minutes.';
  }
  return first < back
    ? null
    : 'A lead has to be due before it goes back to the queue. Change both.';
}

function lacksAgency({ negativeAnswer, creditAgency }: ProgrammeTerms): boolean {
  return negativeAnswer === 'notice' && creditAgency === null;
}

// Bounds that a value of the right type must keep.
const bounds: Partial<Record<TermKey, Rule>> = {
  minCreditScore: ({ minCreditScore: score }) =>
    score >= 300 && score <= 850 ? null : 'A credit score is between 300 and 850.',
  maxKw: ({ maxKw }) => (maxKw > 0 ? null : 'The largest system must be larger than 0 kW.'),
  defaultCostPerWatt: ({ defaultCostPerWatt: cost }) =>
    cost > 0 ? null : 'The cost of a watt must be more than 0.',
  offsetTarget: ({ offsetTarget }) => moreThanZero(offsetTarget),
  creditExampleAmount: ({ creditExampleAmount }) => moreThanZero(creditExampleAmount),
  creditExampleSystemCost: ({ creditExampleSystemCost }) => moreThanZero(creditExampleSystemCost),
  lifetimeYears: ({ lifetimeYears: years }) =>
    years > 0 && years <= 50 ? null : 'Panels last between 1 and 50 years.',
  mortgageInsuranceUpfrontRate: ({ mortgageInsuranceUpfrontRate: rate }) => premiumError(rate),
  mortgageInsuranceAnnualRate: ({ mortgageInsuranceAnnualRate: rate }) => premiumError(rate),
  fhaLeastDownRate: ({ fhaLeastDownRate: rate }) =>
    rate < 1 ? null : 'A down payment is less than the whole price.',
  closingCosts: ({ closingCosts }) => moreThanZero(closingCosts.low),
  attributionDays: ({ attributionDays: days }) =>
    days > 0 && days <= 3650 ? null : 'Enter between 1 and 3,650 days.',
  firstAnswerMinutes: ({ firstAnswerMinutes, returnToQueueMinutes }) =>
    minutesError(firstAnswerMinutes, returnToQueueMinutes),
  returnToQueueMinutes: ({ firstAnswerMinutes, returnToQueueMinutes }) =>
    minutesError(firstAnswerMinutes, returnToQueueMinutes),
  givenAtOnce: ({ givenAtOnce: most }) =>
    most >= 1 && most <= 50 ? null : 'Enter between 1 and 50 leads.',
  disputeAnswerHours: ({ disputeAnswerHours: hours }) =>
    hours > 0 && hours <= 450 ? null : 'Enter between 1 and 450 office hours.',
  countdownDays: ({ countdownDays: days }) =>
    days > 0 && days <= 366 ? null : 'Enter between 1 and 366 days.',
  countdownEnd: ({ countdownEnd: end }, from) =>
    end === null || end >= from
      ? null
      : 'The offer would end before these terms begin. Enter a later day.',
  negativeAnswer: (terms) =>
    lacksAgency(terms)
      ? 'A notice names the federal agency that administers compliance for this lender. Add that term here, with its name and address.'
      : null,
  creditAgency: (terms) =>
    lacksAgency(terms)
      ? 'The notice of a negative answer names it: enter its name and address.'
      : null,
  eligibleStates: ({ eligibleStates }) =>
    eligibleStates.length > 0 ? null : 'Without a state, no one could be eligible.',
  supportEmail: ({ supportEmail }) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(supportEmail)
      ? null
      : 'Enter an email address, such as help@example.com.',
  supportPhone: ({ supportPhone }) =>
    supportPhone.replace(/\D/g, '').length >= 10 ? null : 'Enter a number with its area code.',
};

const controls = /[\u0000-\u001f\u007f\u2028\u2029]/;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') {
    return !controls.test(value) && value.isWellFormed();
  }
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

function valueError(key: string, value: unknown): string | null {
  if (!isTermKey(key)) {
    return `There is no term named ${key.slice(0, 60)}.`;
  }
  if (!isTermValue(key, value)) {
    return units[termKinds[key]];
  }
  return isStorable(value) ? null : 'Write it on one line, without hidden characters.';
}

function rangeError(key: string, terms: ProgrammeTerms): string | null {
  const range = ranges.find((pair) => (pair as readonly string[]).includes(key));
  if (!range) {
    return null;
  }
  const [low, high] = range;
  return Number(terms[low]) <= Number(terms[high])
    ? null
    : 'The lower end would be above the upper end. Change both.';
}

function headErrors({ effectiveFrom, source, basis, terms }: TermsRevision, today: string) {
  const errors: RevisionFinding[] = [];
  const say = (message: string) => errors.push({ key: null, message });
  if (!isDay(effectiveFrom)) {
    say('Enter the first day as YYYY-MM-DD.');
  } else if (effectiveFrom < today) {
    say('That date has passed. Choose today or a later date.');
  }
  if (source.trim() === '') {
    say('Say where the new values come from.');
  }
  if (!isStorable(source) || !isStorable(basis)) {
    say('Source and basis are each one line, without hidden characters.');
  }
  if (Object.keys(terms).length === 0) {
    say('Choose at least one term to change.');
  }
  return errors;
}

function timesText(times: number): string {
  return times >= 10 ? String(Math.round(times)) : String(Math.round(times * 10) / 10);
}

function jumpWarning(before: number, after: number): string | null {
  if (before === after || before === 0 || after === 0) {
    return null;
  }
  const times = Math.max(before / after, after / before);
  if (times < 2) {
    return null;
  }
  const size = after > before ? 'as much as' : 'less than';
  return `This is ${timesText(times)} times ${size} before. Is a digit too many or missing?`;
}

function valueWarning(key: TermKey, terms: ProgrammeTerms, before: ProgrammeTerms): string | null {
  const value = terms[key];
  const earlier = before[key];
  if (JSON.stringify(value) === JSON.stringify(earlier)) {
    return 'This is the value already; nothing would change.';
  }
  if (key === 'eligibleStates') {
    const lost = before.eligibleStates.filter((state) => !terms.eligibleStates.includes(state));
    return lost.length > 5
      ? `${lost.length} states would no longer be eligible: ${lost.join(', ')}.`
      : null;
  }
  if (key === 'marketedStates' && terms.marketedStates > terms.eligibleStates.length) {
    return 'More states than the list of eligible ones has; the pages print what the list has.';
  }
  if (value === 0 && termKinds[key] === 'rate') {
    return 'At 0% the pages read "Not available".';
  }
  const areNumbers = typeof value === 'number' && typeof earlier === 'number';
  return areNumbers && termKinds[key] !== 'year' ? jumpWarning(earlier, value) : null;
}

const farDays = 730;

function farWarning(from: string, today: string): RevisionFinding[] {
  const days = (Date.parse(from) - Date.parse(today)) / 86_400_000;
  const message = 'The first day is more than two years away. Is the year right?';
  return days > farDays ? [{ key: null, message }] : [];
}

/**
 * Errors and unlikely values of a revision, as sentences. `before` holds the terms of its first day
 * without it; `today` is the lender's day 'YYYY-MM-DD'.
 */
export function checkRevision(
  revision: TermsRevision,
  before: ProgrammeTerms,
  today: string,
): RevisionCheck {
  const { terms: values, effectiveFrom } = revision;
  const head = headErrors(revision, today);
  const wrong = Object.entries(values).flatMap(([key, value]) => {
    const message = valueError(key, value);
    return message === null ? [] : [{ key, message }];
  });
  if (wrong.length > 0 || !isDay(effectiveFrom)) {
    return { errors: [...head, ...wrong], warnings: [] };
  }
  const after = { ...before, ...values } as ProgrammeTerms;
  const keys = Object.keys(values) as TermKey[];
  const outside = keys.flatMap((key) => {
    const message = bounds[key]?.(after, effectiveFrom) ?? rangeError(key, after);
    return message === null ? [] : [{ key, message }];
  });
  const warnings = keys.flatMap((key) => {
    const message = valueWarning(key, after, before);
    return message === null ? [] : [{ key, message }];
  });
  return {
    errors: [...head, ...outside],
    warnings: [...farWarning(effectiveFrom, today), ...warnings],
  };
}
