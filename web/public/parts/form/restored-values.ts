import { readTab, storeTab } from '../../browser/storage/storage.ts';

/** The values of a form's controls, by name. */
export type FormValues = Record<string, string | boolean>;

type Sums = Record<string, number>;

function slotOf(draftKey: string) {
  return `${draftKey}_shown`;
}

/** A checksum: recognizes a value, but cannot reveal it once the answers are wiped. */
function sumOf(value: string | boolean): number {
  let sum = 0;
  for (const character of String(value)) {
    sum = (Math.imul(sum, 31) + character.codePointAt(0)!) | 0;
  }
  return sum;
}

function readSums(draftKey: string): Sums {
  try {
    return JSON.parse(readTab(slotOf(draftKey)) ?? '{}') as Sums;
  } catch {
    return {};
  }
}

/** Stores the form's current values for this tab, typed or filled in. */
export function noteShown(draftKey: string, values: FormValues): void {
  const sums = Object.entries(values).map(([name, value]) => [name, sumOf(value)]);
  storeTab(slotOf(draftKey), JSON.stringify(Object.fromEntries(sums)));
}

/**
 * Leaves out values that the browser restored: on the way back or on a reload it fills in the last
 * values, which the visitor did not type now.
 */
export function withoutRestored<Values extends FormValues>(
  draftKey: string,
  typed: Partial<Values>,
): Partial<Values> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') {
    return typed;
  }
  const sums = readSums(draftKey);
  const own = Object.entries(typed).filter(([name, value]) => sums[name] !== sumOf(value!));
  return Object.fromEntries(own) as Partial<Values>;
}
