import { scoreRangesFrom } from '#core/domain/visitor/credit-score.ts';
import { electricBillOptions, formDefaults, homePriceOptions } from '#core/domain/options.ts';
import { parseElectricBill, parseHomePrice } from '#core/domain/typed/answer-amounts.ts';
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

/** The chosen values, '' for none. */
export type Answers = Readonly<Record<Question, string>>;
export type BrowserErrors = Readonly<Record<Question, string>>;

/** As rendered by the server. */
export const blankAnswers: Answers = {
  homePrice: String(formDefaults.homePrice),
  electricBill: String(formDefaults.electricBill),
  creditScore: '',
  propertyState: '',
};

/** The program's requirements that the questions show. */
export interface ProgrammeLimits {
  /** The states outside the program. */
  outside: readonly string[];
  minCreditScore: number;
}

/** Each question's options, in the language of the page; states outside the program say so. */
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

/** The input for the server; all answers must be there. */
export function inputOf(answers: Answers): SavingsInput {
  return {
    homePrice: parseHomePrice(answers.homePrice),
    electricBill: parseElectricBill(answers.electricBill),
    creditScore: answers.creditScore,
    propertyState: answers.propertyState,
  };
}

// Without the credit score, because no figure of an estimate depends on it.
const deciding = ['homePrice', 'electricBill', 'propertyState'] as const;

export function isOutdated(estimate: Estimate, answers: Answers | null): boolean {
  return (
    answers !== null &&
    deciding.some((question) => answers[question] !== String(estimate[question]))
  );
}

/** Fills in stored answers for unanswered questions. Returns whether there were any. */
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
