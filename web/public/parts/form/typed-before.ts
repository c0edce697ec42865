import { readTab, storeTab } from '../../browser/storage/storage.ts';

/** What a form holds: the values of its controls by their names. */
export type FormValues = Record<string, string | boolean>;

/** Radio buttons chosen before the code came: the form library sets them to their default. */
export function chosenRadios(): Record<string, string> {
  if (typeof document === 'undefined') {
    return {};
  }
  const checked = 'form input[type=radio]:checked';
  const values: Record<string, string> = {};
  for (const radio of document.querySelectorAll<HTMLInputElement>(checked)) {
    if (!radio.defaultChecked) {
      values[radio.name] = radio.value;
    }
  }
  return values;
}

/** The values that differ from what the server rendered. */
export function typedBefore<Values extends FormValues>(
  blank: Values,
  now: Values,
): Partial<Values> {
  const values = Object.entries(now).filter(
    ([name, value]) => name in blank && value !== blank[name],
  );
  return Object.fromEntries(values) as Partial<Values>;
}

/** Selects an answer that appears under the cursor, so that the next key replaces it. */
export function selectIfFocused(name: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.name === name) {
    activeElement.select();
  }
}

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
