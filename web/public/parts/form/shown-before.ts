import { readTab, storeTab } from '../../browser/storage/storage.ts';
import type { FormValues } from './typed-before.ts';

type Sums = Record<string, number>;

function slotOf(draftKey: string) {
  return `${draftKey}_shown`;
}

/** Enough to know a value again, and too little to read it once the answers were wiped. */
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

/** Remembers in this tab what a form shows now, whoever said it. */
export function noteShown(draftKey: string, values: FormValues): void {
  const sums = Object.entries(values).map(([name, value]) => [name, sumOf(value)]);
  storeTab(slotOf(draftKey), JSON.stringify(Object.fromEntries(sums)));
}

/**
 * Leaves out what the browser itself has put back into the controls: going back to a page, or
 * loading it again, it shows what stood there last, and nobody has typed that.
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
