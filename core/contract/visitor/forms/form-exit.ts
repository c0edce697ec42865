import { exhaustive } from '../../../domain/exhaustive.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import type { checkEligibilityBody } from '../eligibility.ts';
import type { ApplicationControl } from '../../leads/leads.ts';

/** The action of an interaction: a form was begun, and its page left before it was sent. */
export const formLeft = 'form_left';

type CheckControl =
  | Exclude<
      keyof typeof checkEligibilityBody.shape,
      'calculatorResults' | 'sessionId' | 'pageUrl' | 'consentVersion' | 'consentTicked'
    >
  | 'consent';

/** The controls of the two forms, in the order of their pages. */
export const formFields = {
  qualify: exhaustive<CheckControl>()([
    'name',
    'mobileNumber',
    'homePrice',
    'creditScore',
    'state',
    'firstTimeHomebuyer',
    'consent',
  ]),
  apply: exhaustive<ApplicationControl>()([
    'firstName',
    'lastName',
    'email',
    'phone',
    'currentAddress',
    'housingStatus',
    'monthlyPayment',
    'timeline',
    'contactMethod',
    'wantsPanels',
    'referralCode',
    'partnerSees',
    'consent',
  ]),
};

export type FormStep = keyof typeof formFields;
type FormField = (typeof formFields)[FormStep][number];

export const formSteps = Object.keys(formFields) as FormStep[];
export const everyFormField = [...new Set(Object.values(formFields).flat())];

/** Where a form was left: names that are known here, and nothing that was typed. */
export interface FormExit {
  readonly step: FormStep;
  readonly language: Language;
  readonly field?: FormField;
}

/** The storable part of a visitor's `form_left`: drops other keys and unknown names. */
export function formExitOf(data: Readonly<Record<string, unknown>> | null): FormExit | null {
  const step = formSteps.find((name) => name === data?.['step']);
  const language = data?.['language'];
  if (step === undefined || !isLanguage(language)) {
    return null;
  }
  const field = formFields[step].find((name) => name === data?.['field']);
  return field === undefined ? { step, language } : { step, language, field };
}
