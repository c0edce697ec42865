import { scoreRangesFrom, unknownScore } from '#core/domain/visitor/credit-score.ts';
import {
  electricBillOptions,
  formDefaults,
  homePriceOptions,
  storageKeys,
} from '#core/domain/options.ts';
import { parseHomePrice } from '#core/domain/typed/answer-amounts.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import type { Language } from '#core/domain/language.ts';
import { formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import type { Choice } from '#web/kit/form/Select.tsx';
import { languageOfPage } from '../../browser/page-language.ts';
import {
  keepCalculatorAnswer,
  type Question,
  questions,
} from '../../browser/storage/calculator-answer.ts';
import type { Estimate, SavingsInput } from '../../browser/storage/kept-estimate.ts';
import { readStored } from '../../browser/storage/storage.ts';
import {
  isBillGuessed,
  newestAnswers,
  storedInputs,
} from '../../browser/storage/stored-answers.ts';

/** The chosen values, '' for none. */
export type Answers = Readonly<Record<Question, string>>;

/** What can be wrong with an answer: it is not there, or a bill is none. */
export const answerErrors = [
  'calculator.homePrice',
  'calculator.electricBill',
  'electricBill.number',
  'calculator.creditScore',
  'calculator.propertyState',
] as const;
export type BrowserErrors = Readonly<Record<(typeof answerErrors)[number], string>>;

/** As rendered by the server. */
export const blankAnswers: Answers = {
  homePrice: String(formDefaults.homePrice),
  electricBill: String(formDefaults.electricBill),
  creditScore: '',
  propertyState: '',
};

/** The program's requirements that the questions show. */
export interface ProgrammeLimits {
  outside: readonly string[];
  minCreditScore: number;
}

/**
 * Each question's options, in the language of the page; states outside the program say so. `own` is
 * a price from another step, where any may be typed.
 */
export function optionsIn(
  language: Language,
  { outside, minCreditScore }: ProgrammeLimits,
  unknown: string,
  own: number | null,
): Record<Question, readonly Choice[]> {
  const priced = (amount: number) => ({
    value: String(amount),
    label: formatDollars(amount, language),
  });
  return {
    homePrice: [...new Set([...homePriceOptions, own ?? formDefaults.homePrice])]
      .toSorted((one, other) => one - other)
      .map(priced),
    electricBill: electricBillOptions.map(priced),
    creditScore: [
      ...scoreRangesFrom(minCreditScore).map((range) => ({
        value: range,
        label: formatScoreRange(range, language),
      })),
      { value: unknownScore, label: unknown },
    ],
    propertyState: stateChoices(language, outside),
  };
}

export function controlId(question: string): string {
  return `calculator-${question}`;
}

/** The control of a question, the first one of several. */
export function controlOf(form: HTMLFormElement, question: Question): HTMLElement {
  return form.elements.namedItem(controlId(question)) as HTMLElement;
}

/** What holds the answer: one control, or the buttons of a choice. */
function holderOf(form: HTMLFormElement, question: Question) {
  return form.elements.namedItem(question) as HTMLInputElement | HTMLSelectElement | RadioNodeList;
}

export function billBoxOf(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('billUnknown') as HTMLInputElement;
}

const mostElectricBill = 100_000;

/** What is wrong with a typed bill, as `calculateSavingsBody` says it; null if nothing is. */
export function billError(text: string): keyof BrowserErrors | null {
  if (text.trim() === '') {
    return 'calculator.electricBill';
  }
  const bill = readPrice(text) ?? 0;
  return bill < 1 || bill > mostElectricBill ? 'electricBill.number' : null;
}

/** What is wrong with a question without a usable answer. */
export function errorIn(form: HTMLFormElement, question: Question): keyof BrowserErrors {
  const bill = question === 'electricBill' ? billError(holderOf(form, question).value) : null;
  return bill ?? `calculator.${question}`;
}

/** The bill as typed in whole dollars, the usual one for who does not know it; '' for neither. */
function billIn(form: HTMLFormElement): string {
  if (billBoxOf(form).checked) {
    return String(formDefaults.electricBillFallback);
  }
  const { value } = holderOf(form, 'electricBill');
  return billError(value) === null ? String(readPrice(value)) : '';
}

export function answersOf(form: HTMLFormElement): Answers {
  const said = questions.map((question) => [question, holderOf(form, question).value]);
  return { ...(Object.fromEntries(said) as Answers), electricBill: billIn(form) };
}

/** The input for the server; all answers must be there. */
export function inputOf(form: HTMLFormElement): SavingsInput {
  const { homePrice, electricBill, creditScore, propertyState } = answersOf(form);
  return {
    homePrice: parseHomePrice(homePrice),
    electricBill: Number(electricBill),
    isBillGuessed: billBoxOf(form).checked,
    creditScore: creditScore === unknownScore ? '' : creditScore,
    propertyState,
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

/** Adds the price of another step, where any may be typed. */
function offerPrice(prices: HTMLSelectElement, own = 0): void {
  const options = [...prices.options];
  if (own > 0 && !options.some(({ value }) => value === String(own))) {
    const above = options.find(({ value }) => Number(value) > own);
    prices.add(new Option(formatDollars(own, languageOfPage()), String(own)), above);
  }
}

/** Fills in stored answers for unanswered questions. Returns whether there were any. */
export function fillIn(form: HTMLFormElement): boolean {
  const stored = { ...storedInputs(), ...newestAnswers() };
  offerPrice(holderOf(form, 'homePrice') as HTMLSelectElement, stored.homePrice);
  let hasBegun = billBoxOf(form).checked;
  billBoxOf(form).checked ||= isBillGuessed();
  for (const question of questions) {
    const holder = holderOf(form, question);
    const said = stored[question] ?? readStored(storageKeys[question]);
    if (holder.value !== blankAnswers[question]) {
      keepCalculatorAnswer(question, answersOf(form)[question]);
      hasBegun = true;
    } else if (said !== null) {
      holder.value = String(said);
      // A choice that is no longer offered.
      if (holder.value !== String(said)) {
        holder.value = blankAnswers[question];
      }
    }
  }
  return hasBegun;
}
