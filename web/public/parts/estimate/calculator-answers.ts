import { scoreRangesFrom } from '#core/domain/credit-score.ts';
import {
  electricBillOptions,
  formDefaults,
  homePriceOptions,
  parseElectricBill,
  parseHomePrice,
} from '#core/domain/options.ts';
import type { Language } from '#core/domain/language.ts';
import { formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import type { Choice } from '#web/kit/form/Select.tsx';
import {
  keepCalculatorAnswer,
  type Question,
  questions,
} from '../../browser/storage/calculator-answer.ts';
import type { Estimate, SavingsInput } from '../../browser/storage/kept-estimate.ts';
import { storedInputs } from '../../browser/storage/stored-answers.ts';

/** The chosen values, '' where nothing is chosen. */
export type Answers = Readonly<Record<Question, string>>;
export type BrowserErrors = Readonly<Record<Question, string>>;

/** What the server rendered. */
export const blankAnswers: Answers = {
  homePrice: String(formDefaults.homePrice),
  electricBill: String(formDefaults.electricBill),
  creditScore: '',
  propertyState: '',
};

/** What the program asks for, as far as the questions show it. */
export interface ProgrammeLimits {
  /** The states that the program does not reach. */
  outside: readonly string[];
  minCreditScore: number;
}

/** What each question offers, in the language of the page; states outside the program say so. */
export function optionsIn(
  language: Language,
  { outside, minCreditScore }: ProgrammeLimits,
): Record<Question, readonly Choice[]> {
  const priced = (amount: number) => ({
    value: String(amount),
    label: formatDollars(amount, language),
  });
  return {
    homePrice: homePriceOptions.map(priced),
    electricBill: electricBillOptions.map(priced),
    creditScore: scoreRangesFrom(minCreditScore).map((range) => ({
      value: range,
      label: formatScoreRange(range, language),
    })),
    propertyState: stateChoices(language, outside).map(({ code, name }) => ({
      value: code,
      label: name,
    })),
  };
}

export function controlId(question: string): string {
  return `calculator-${question}`;
}

export function controlOf(form: HTMLFormElement, question: Question) {
  return form.elements.namedItem(controlId(question)) as HTMLSelectElement;
}

export function answersOf(form: HTMLFormElement): Answers {
  const said = questions.map((question) => [question, controlOf(form, question).value]);
  return Object.fromEntries(said) as Answers;
}

/** The answers as the server takes them; all of them must be there. */
export function inputOf(answers: Answers): SavingsInput {
  return {
    homePrice: parseHomePrice(answers.homePrice),
    electricBill: parseElectricBill(answers.electricBill),
    creditScore: answers.creditScore,
    propertyState: answers.propertyState,
  };
}

// The credit score is not among them: no figure of an estimate depends on it.
const deciding = ['homePrice', 'electricBill', 'propertyState'] as const;

export function isOutdated(estimate: Estimate, answers: Answers | null): boolean {
  return (
    answers !== null &&
    deciding.some((question) => answers[question] !== String(estimate[question]))
  );
}

/** Chooses what this browser kept, where nothing was chosen yet. Returns whether something was. */
export function fillIn(form: HTMLFormElement): boolean {
  const stored = storedInputs();
  let hasBegun = false;
  for (const question of questions) {
    const select = controlOf(form, question);
    const kept = String(stored[question] ?? '');
    const isOffered = [...select.options].some((option) => option.value === kept);
    if (select.value !== blankAnswers[question]) {
      keepCalculatorAnswer(question, select.value);
      hasBegun = true;
    } else if (kept && isOffered) {
      select.value = kept;
    }
  }
  return hasBegun;
}
