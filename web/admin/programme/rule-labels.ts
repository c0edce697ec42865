import { stateName } from '#core/domain/us-states.ts';
import { isTermKey, termKinds } from '#core/domain/term-values.ts';
import { formatDollars, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { humanize } from '../../office/parts/humanize.ts';

const names: Readonly<Record<string, string>> = {
  licenseNumber: 'License number',
  maxKw: 'Max kW',
  fhaApprovedSince: 'FHA approved since',
};

/** The name of a rule in plain words. */
export const ruleName = (key: string): string =>
  Object.hasOwn(names, key) ? names[key]! : humanize(key);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value of a rule as people read it; one that is not of the kind its key promises is shown as
 * stored.
 */
export function ruleValue(key: string, value: unknown): string {
  const kind = isTermKey(key) ? termKinds[key] : null;
  if (kind === 'rate' && typeof value === 'number') {
    return formatPercent(value, 'en', 3);
  }
  if (kind === 'dollars' && typeof value === 'number') {
    return formatDollars(value, 'en');
  }
  if (kind === 'flag' && typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (kind === 'states' && Array.isArray(value)) {
    return `${value.length}: ${value.map((code) => stateName(String(code))).join(', ')}`;
  }
  if (kind === 'localized' && isRecord(value)) {
    return Object.entries(value)
      .map(([language, text]) => `${language}: ${text}`)
      .join('\n');
  }
  if (kind === 'year') {
    return String(value);
  }
  if (kind === 'day' && value === null) {
    return 'None';
  }
  if (typeof value === 'number') {
    return formatNumber(value, 'en', 4);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface Validity {
  effectiveFrom: string | null;
  effectiveTo: string | null;
}

/** The days a rule holds, the last one included. */
export function validityText({ effectiveFrom, effectiveTo }: Validity): string {
  if (effectiveFrom && effectiveTo) {
    return `${effectiveFrom} to ${effectiveTo}`;
  }
  if (effectiveFrom) {
    return `From ${effectiveFrom}`;
  }
  return effectiveTo ? `Until ${effectiveTo}` : 'Always';
}

/** Whether a rule holds on a day 'YYYY-MM-DD', is over by then, or begins later. */
export function validityOn(
  { effectiveFrom, effectiveTo }: Validity,
  day: string,
): 'now' | 'over' | 'later' {
  if (effectiveTo !== null && effectiveTo < day) {
    return 'over';
  }
  return effectiveFrom !== null && effectiveFrom > day ? 'later' : 'now';
}
