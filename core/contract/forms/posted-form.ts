import type * as z from 'zod/mini';
import type { calculateSavingsBody, savingsResult } from '../savings.ts';
import type { eligibilityResult } from '../eligibility.ts';
import type { TypedAnswers } from './typed-answers.ts';

// Where no script runs, the forms are posted by the browser itself and answered with a page.

/** Names of the forms' hidden fields; what is typed stands under the names of its controls. */
export const hiddenFields = {
  /** Language of the page that holds the form, and so of the consent given on it. */
  language: 'language',
  /** There when the visitor comes from another step and has not sent this form yet. */
  arrival: 'arrival',
  consentVersion: 'consentVersion',
  /** What a ticked box says: `preset` or `person`. */
  consentTicked: 'consentTicked',
} as const;

/** What each form brings along from earlier steps in hidden fields. */
export const carriedFields = {
  calculator: ['sessionId'],
  qualify: ['electricBill', 'sessionId'],
  apply: [
    'homePrice',
    'electricBill',
    'creditScore',
    'propertyState',
    'firstTimeHomebuyer',
    'sessionId',
  ],
} as const;

/** A form that was posted and comes back: as it was typed, with what is wrong. */
export interface PostedForm {
  readonly values: TypedAnswers;
  /** What is wrong with each control, by its name, in the language of the page. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why it could not be taken although nothing was wrong with it. */
  readonly failure: string | null;
}

type SavingsInput = Omit<z.output<typeof calculateSavingsBody>, 'sessionId'>;

/** An answered calculator, and what was typed for it. */
export interface PostedEstimate {
  readonly values: TypedAnswers;
  readonly estimate: z.output<typeof savingsResult> & SavingsInput;
}

/** An answered eligibility check, and what was typed for it. */
export interface PostedEligibility {
  readonly values: TypedAnswers;
  readonly result: z.output<typeof eligibilityResult>;
}
