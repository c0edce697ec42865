import type * as z from 'zod/mini';
import type { calculateSavingsBody, quickEstimates, savingsResult } from '../savings.ts';
import type { eligibilityResult } from '../eligibility.ts';
import type { ResumableStep } from '#core/domain/visitor/resumable.ts';
import { formFields } from './form-exit.ts';
import type { TypedAnswers } from './typed-answers.ts';

// Without scripts, the browser posts the forms itself and gets a page as the answer.

/** Names of hidden fields. Typed answers are posted under the names of their controls. */
export const hiddenFields = {
  /** Language of the page that holds the form, and so of the consent given on it. */
  language: 'language',
  /** Set if the visitor arrives from another step and has not sent this form yet. */
  arrival: 'arrival',
  /** The button to continue on another device. */
  keep: 'keep',
  consentVersion: 'consentVersion',
  /** State of the consent box: `preset` or `person`. */
  consentTicked: 'consentTicked',
} as const;

/** The application's own answers, which an earlier step carries back to it. */
const ofApplication = formFields.apply.filter((name) => name !== 'consent');

/** By form, the answers of other steps that it carries along in hidden fields. */
export const carriedFields = {
  calculator: [
    ...ofApplication,
    'name',
    'mobileNumber',
    'firstTimeHomebuyer',
    'sessionId',
    'invitation',
  ],
  qualify: [...ofApplication, 'electricBill', 'billUnknown', 'sessionId', 'invitation'],
  apply: [
    'homePrice',
    'electricBill',
    'billUnknown',
    'creditScore',
    'propertyState',
    'firstTimeHomebuyer',
    'sessionId',
    'invitation',
  ],
} as const;

/** A posted form that is shown again: the typed values with their errors. */
export interface PostedForm {
  readonly values: TypedAnswers;
  /** Error by name of control, in the language of the page. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why a valid form was not accepted. */
  readonly failure: string | null;
  /** The address that the typed one may have been meant as. */
  readonly meantEmail: string | null;
}

type SavingsInput = Omit<z.output<typeof calculateSavingsBody>, 'sessionId'>;

export interface PostedEstimate {
  readonly values: TypedAnswers;
  readonly estimate: z.output<typeof savingsResult> & SavingsInput;
}

/** The landing page's answer: the estimates of a state, and the bill that was asked for. */
export interface PostedAnswer extends z.output<typeof quickEstimates.answer> {
  readonly electricBill: number;
}

/** Answers from another device, and the step that they go on with. */
export interface PostedResume {
  readonly step: ResumableStep;
  readonly values: TypedAnswers;
}

/** An answered eligibility check, and what was typed for it. */
export interface PostedEligibility {
  readonly values: TypedAnswers;
  readonly result: z.output<typeof eligibilityResult>;
}

/** The code of answers that were kept for another device. */
export interface PostedCode {
  readonly code: string;
  readonly link: string;
  readonly expiresAt: string;
  readonly asksDigits: boolean;
}
