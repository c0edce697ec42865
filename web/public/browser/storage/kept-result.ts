import type * as z from 'zod/mini';
import type { eligibilityResult } from '#core/contract/visitor/eligibility.ts';
import { storageKeys } from '#core/domain/options.ts';
import { isStateCode } from '#core/domain/us-states.ts';
import { keepAnswer } from './answers.ts';
import { noteCheck } from './calculator-answer.ts';
import { readStored, readStoredJson } from './storage.ts';
import type { EligibilityData } from './stored-answers.ts';

export type EligibilityResult = z.output<typeof eligibilityResult>;

function isAmount(value: unknown) {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

// Checks all that the page shows: an earlier release, another tab or a person may have stored
// anything under the key.
function isResult(kept: Partial<EligibilityResult> | null): kept is EligibilityResult {
  const { eligible, reasons, name, state, creditScore, homePrice, asOf } = kept ?? {};
  return (
    [eligible, reasons?.state, reasons?.credit, reasons?.homePrice].every(
      (value) => typeof value === 'boolean',
    ) &&
    typeof name === 'string' &&
    isStateCode(state) &&
    isAmount(creditScore) &&
    isAmount(homePrice) &&
    typeof asOf === 'string' &&
    !Number.isNaN(Date.parse(asOf))
  );
}

/** The result of the last eligibility check; null if there is none that can be shown whole. */
export function keptResult(): EligibilityResult | null {
  const kept = readStoredJson<Partial<EligibilityResult>>(storageKeys.eligibilityResults);
  return isResult(kept) ? kept : null;
}

/** Stores a result and its answers; false if storage is unavailable. */
export function keepResult(
  result: EligibilityResult,
  asked: Omit<EligibilityData, 'eligible'>,
): boolean {
  const { name, mobileNumber, creditScore, state, homePrice } = asked;
  const { eligible } = result;
  const text = JSON.stringify(result);
  keepAnswer(storageKeys.eligibilityResults, text);
  keepAnswer(
    storageKeys.eligibilityData,
    JSON.stringify({ name, mobileNumber, creditScore, state, homePrice, eligible }),
  );
  noteCheck();
  keepAnswer(storageKeys.eligibilityName, name);
  keepAnswer(storageKeys.eligibilityMobileNumber, mobileNumber);
  return readStored(storageKeys.eligibilityResults) === text;
}
