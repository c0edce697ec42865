import { keepAnswer } from './answers.ts';
import { readStoredJson } from './storage.ts';

/** Keeps an unfinished form as it stands now. */
export function keepDraft(key: string, values: object): void {
  return keepAnswer(key, JSON.stringify(values));
}

/** The unfinished form of an earlier visit, as far as it has the shape of `blank`. */
export function readDraft<Values extends Record<string, string | boolean>>(
  key: string,
  blank: Values,
): Partial<Values> {
  const stored = readStoredJson<Record<string, unknown>>(key);
  if (stored === null || typeof stored !== 'object') {
    return {};
  }
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => typeof value === typeof blank[name]),
  ) as Partial<Values>;
}
