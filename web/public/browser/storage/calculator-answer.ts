import { extraStorageKeys, storageKeys } from '#core/domain/options.ts';
import { keepAnswer } from './answers.ts';
import { forget, readStoredJson } from './storage.ts';

/** The calculator's questions in page order, by their storage keys. */
export const questions = ['homePrice', 'electricBill', 'creditScore', 'propertyState'] as const;
export type Question = (typeof questions)[number];

/** The questions answered in the calculator after the last eligibility check: its answers win. */
export function saidSinceCheck(): readonly string[] {
  const said = readStoredJson<unknown>(extraStorageKeys.saidSinceCheck);
  return Array.isArray(said) ? said : [];
}

export function keepCalculatorAnswer(question: Question, value: string): void {
  keepAnswer(storageKeys[question], value);
  const said = new Set(saidSinceCheck()).add(question);
  keepAnswer(extraStorageKeys.saidSinceCheck, JSON.stringify([...said]));
}

/** Notes an eligibility check, whose answers are now the newer ones. */
export function noteCheck(): void {
  forget(extraStorageKeys.saidSinceCheck);
}
