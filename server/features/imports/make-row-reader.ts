import * as z from 'zod/mini';
import { telephone } from '#core/contract/fields.ts';
import { enteredFields, hasAddress } from '#core/contract/lead/entry.ts';
import type { ImportField } from '#core/contract/lead/imports.ts';
import {
  creditScoreNumber,
  creditScoreRanges,
  scoreRangesFrom,
} from '#core/domain/credit-score.ts';
import { languageNames, languages, readLanguage } from '#core/domain/language.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import {
  contactMethods,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
} from '#core/domain/options.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { readPrice, withoutExponent } from '#core/domain/typed/typed-number.ts';
import { readState } from '#core/domain/us-states.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import { readTelephone } from '#server/outside/telephone.ts';
import type { Mapping } from './propose-mapping.ts';

// Excel keeps zeros with ="007" or an apostrophe.
const asFormula = /^="(.*)"$/s;

function plainCell(cell: string): string {
  const text = cell.trim();
  return (asFormula.exec(text)?.[1] ?? text.replace(/^'/, '')).trim();
}

function digitsOf(text: string): string {
  return text.replace(/\.0+$/, '');
}

/** Whole dollars; other text stays, and its rule refuses it. */
function dollarsOf(text: string): number | string {
  return readPrice(text) ?? text;
}

/** The range of a score, or a range in any spelling, under a minimum. */
function scoreReader(minimum: number): (text: string) => string {
  const ranges = scoreRangesFrom(minimum);
  const asChoice = choiceOf([...ranges, ...creditScoreRanges]);
  return (text) => {
    const score = /^\d{3}$/.test(text) ? Number(text) : null;
    return score !== null && score >= 300 && score <= 850
      ? ranges.findLast((range) => creditScoreNumber(range)! <= score)!
      : asChoice(text);
  };
}

const yes = /^(yes|y|true|1|x|s[ií]|sim)$/i;
const no = /^(no|n|false|0|n[aã]o)$/i;

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_–-]+/g, ' ');
}

/** One of the choices, ignoring case and blanks; another text is unchanged. */
function choiceOf(choices: readonly string[]): (text: string) => string {
  return (text) => choices.find((choice) => plain(choice) === plain(text)) ?? text;
}

const english = { en: 'English', es: 'Spanish', pt: 'Portuguese' } as const;

function languageOf(text: string): string {
  const named = languages.find((code) =>
    [english[code], languageNames[code]].some((name) => plain(name) === plain(text)),
  );
  return named ?? readLanguage(text) ?? text;
}

const readers: Partial<Record<ImportField, (text: string) => unknown>> = {
  phone: digitsOf,
  homePrice: dollarsOf,
  electricBill: dollarsOf,
  propertyState: (text) => readState(text) ?? text,
  firstTimeHomebuyer: (text) => (yes.test(text) ? true : no.test(text) ? false : text),
  contactMethod: choiceOf(contactMethods),
  timeline: choiceOf(timelines),
  housingStatus: choiceOf(housingStatuses),
  monthlyPayment: choiceOf(monthlyPaymentOptions),
  status: choiceOf(leadStatuses),
  language: languageOf,
  consentOn: dayOf,
};

/** A day as 2026-11-03 or 11/3/2026, with or without a time; its rule refuses other text. */
function dayOf(text: string): string {
  const [day = ''] = text.split(/[T ]/, 1);
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : day;
}

/** The last word is the last name; one word is both. */
function partsOf(name: string) {
  const at = name.lastIndexOf(' ');
  return at < 0
    ? { firstName: name, lastName: name }
    : { firstName: name.slice(0, at).trim(), lastName: name.slice(at + 1) };
}

const rowFields = z.extend(enteredFields, {
  phone: z.optional(
    telephone('phone.valid', 10).check(
      z.refine((text) => text.length < 10 || readTelephone(text) !== null, 'mobile.format'),
      z.overwrite((text) => readTelephone(text) ?? text),
    ),
  ),
  // Without it a consent that the file states is older than any stop.
  consentOn: z.optional(
    z.iso.date('moment.past').check(z.refine((text) => text >= '0001', 'moment.past')),
  ),
});
export type ImportedFields = z.output<typeof rowFields>;
const wholeRow = rowFields.check(hasAddress);

/**
 * Reads rows of a file by a mapping: a lead, and what of it is not understood, in one sentence. A
 * value that a lead can do without costs no more than itself.
 */
export function makeRowReader(
  columns: readonly string[],
  mapping: Mapping,
  { minCreditScore }: Pick<ProgrammeTerms, 'minCreditScore'>,
) {
  const reads: typeof readers = { ...readers, creditScore: scoreReader(minCreditScore) };
  const places = Object.entries(mapping).map(
    ([field, column]) => [field as ImportField, columns.indexOf(column)] as const,
  );
  return (cells: readonly string[]): { lead?: ImportedFields; message?: string } => {
    const said = places
      .map(([field, at]) => [field, plainCell(cells[at] ?? '')] as const)
      .filter(([, text]) => text !== '');
    const cellsRead = said.flatMap(([field, cell]) => {
      const text = withoutExponent(cell);
      return text === null ? [] : [[field, reads[field]?.(text) ?? text]];
    });
    const { name, ...row } = Object.fromEntries(cellsRead) as Record<string, unknown>;
    const values: Record<string, unknown> = {
      ...(typeof name === 'string' && partsOf(name)),
      ...row,
    };
    const shortened = said
      .filter(([, cell]) => withoutExponent(cell) === null)
      .map(([field]) => ({ path: [field], message: 'number.shortened' }));
    const strange = [...shortened, ...(rowFields.safeParse(values).error?.issues ?? [])];
    strange.forEach(({ path }) => delete values[String(path[0])]);
    const read = wholeRow.safeParse(values);
    const issues = strange.length > 0 ? strange : (read.error?.issues ?? []);
    const sentences = issues.map(({ path, message }) => {
      const column = mapping[path[0] as ImportField];
      const sentence = validationMessage(message, 'en');
      return column === undefined ? sentence : `${column}: ${sentence}`;
    });
    return {
      ...(read.success && { lead: read.data }),
      ...(sentences.length > 0 && { message: [...new Set(sentences)].join('. ') }),
    };
  };
}
