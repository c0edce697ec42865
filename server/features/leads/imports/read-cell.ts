import { email } from '#core/contract/fields.ts';
import type { ImportField } from '#core/contract/leads/imports.ts';
import {
  creditScoreNumber,
  creditScoreRanges,
  scoreRangesFrom,
} from '#core/domain/visitor/credit-score.ts';
import { languageNames, languages, readLanguage } from '#core/domain/language.ts';
import {
  contactMethods,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
} from '#core/domain/options.ts';
import { startOfDay } from '#core/domain/office/office-clock.ts';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import { readDay } from '#core/domain/typed/typed-day.ts';
import { readName } from '#core/domain/typed/typed-name.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { readTypedPhone } from '#core/domain/typed/typed-phone.ts';
import { stateOfText } from '#core/domain/permission/where-they-are.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { readTelephone } from '../../telephone.ts';
import { yesOrNo } from './forbids-contact.ts';
import type { Office } from './read-office.ts';

/** Reads cells of one field: a value, or null for text that is not understood. */
export interface FieldReader {
  /** One that is missing takes any text. */
  read?: (text: string) => unknown;
  /** Why it understood nothing, in words. */
  why?: string;
  known?: readonly string[];
  /** Whether a text says more than the value that is read from it. */
  saysMore?: (text: string) => boolean;
}

// Excel keeps zeros with ="007"; exports of this product set an apostrophe before a formula.
const asFormula = /^="(.*)"$/s;
const guarded = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

// A text of a web page, as its forms export it.
const entity =
  /&(?:#(\d{2,5})|#x([\da-f]{2,4})|(amp|apos|gt|lt|nbsp|quot)|([a-z])(acute|circ|tilde|cedil));/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
};

function withoutEntities(text: string): string {
  return text.replace(entity, (_all, decimal, hex, sign = '', letter = '', mark = '') =>
    (decimal ?? hex)
      ? String.fromCharCode(decimal ?? Number(`0x${hex}`))
      : (letter + entities[(sign + mark).toLowerCase()]).normalize(),
  );
}

/** A cell as it was meant, with its lines, and without what programs put around it. */
export function readCell(cell: string): string {
  const text = withoutEntities(
    asFormula.exec(cell.trim())?.[1] ?? cell.trim().replace(guarded, ''),
  );
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

const nothing =
  /^(?:[\p{Pd}.?_*]+|#?n\/[ad]|s\/d|\(null\)|#(?:ref|value|name|null)[!?]|(?<word>null|nil|none|nan|undefined|not (?:provided|available|applicable|specified)|no aplica|sin datos?|n[a\u00e3]o (?:informado|se aplica)))$/iu;

/** Whether a cell says that it has no value; words that may be names are names. */
export function saysNothing(cell: string, isName: boolean): boolean {
  const found = nothing.exec(cell);
  return found !== null && !(isName && found.groups!['word']);
}

/** Letters and digits alone, without case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\d+]+/gu, ' ')
    .trim();
}

type ChoiceReader = Required<Pick<FieldReader, 'read' | 'known'>>;

/** One of the choices in any spelling, or by another name for it. */
function choice(
  choices: readonly string[],
  otherNames: Readonly<Record<string, string>> = {},
  tidied: (text: string) => string = plain,
): ChoiceReader {
  const byName = new Map(choices.map((value) => [tidied(value), value]));
  for (const [value, names] of Object.entries(otherNames)) {
    names.split(', ').forEach((name) => byName.set(tidied(name), value));
  }
  return { read: (text) => byName.get(tidied(text)) ?? null, known: choices };
}

/** "1 to 3 mos." as "1 3 months". */
function months(text: string): string {
  return plain(text)
    .replace(/(\d) (?:to|a|y|e) (?=\d)/g, '$1 ')
    .replace(/(\d) ?(?:months?|mos?|mths?|mes|meses)$/, '$1 months')
    .replace(/^(?:within|in|en|em|dentro de) (?=1 months)/, '');
}

function amountOf(text: string): number | null {
  return readPrice(
    text.replace(/ ?(?:\/ ?|per |a |al |por )?(?:mo|month|monthly|mes|m[êe]s)\.?$/i, ''),
  );
}

const under = /^(?:under|below|less than|<|menos de|abaixo de) ?/i;
const over = /^(?:over|above|more than|at least|>=?|m[\u00e1a]s de|mais de) ?/i;
const andMore = / ?(?:\+|(?:and|or) (?:up|above|more|higher)|[yoe] m[\u00e1a]s|ou mais)$/i;

/**
 * The one range in which a number lies, or all of "680 to 699", "under 580" or "740 and up"; null if
 * there is none, or more than one. `past` is how far the second number of a text is included.
 */
function rangeOf<Range>(
  text: string,
  readNumber: (text: string) => number | null,
  find: (number: number) => Range,
  past: 0 | 1,
): Range | null {
  const [low = '', high = '', ...more] = text.split(/ ?[\u2010-\u2015-] ?| (?:to|a|y|e) /);
  const number = readNumber(text.replace(under, '').replace(over, '').replace(andMore, ''));
  const [from, until] = under.test(text)
    ? [0, number]
    : over.test(text) || andMore.test(text)
      ? [number, Infinity]
      : high !== '' && more.length === 0
        ? [readNumber(low), (readNumber(high) ?? Number.NaN) + past]
        : [number, number === null ? null : number + 1];
  if (from === null || until === null || !(from < until)) {
    return null;
  }
  const found = find(from);
  return found === find(until - 1) ? found : null;
}

const payments = choice(monthlyPaymentOptions);

/** A range of payments, or the one that an amount is in. */
function paymentOf(text: string): unknown {
  const find = (dollars: number) =>
    monthlyPaymentOptions.findLast((range) => Number(/\d+/.exec(range)) <= dollars)!;
  return payments.read(text) ?? rangeOf(text, amountOf, find, 0);
}

const lowestScore = 300;
const highestScore = 850;

/** The range of a score, or a range in any spelling, under a minimum. */
function scoreReader(minimum: number): ChoiceReader {
  const known = scoreRangesFrom(minimum);
  const ranges = choice([...known, ...creditScoreRanges]);
  return {
    known,
    read(text) {
      const scores = text
        .normalize('NFKC')
        .replace(/(?:\(?fico\)?|score)[ :]*/gi, '')
        .trim();
      const readScore = (one: string) => {
        const score = Number(/^(\d{3})(?:[.,]0+)?$/.exec(one)?.[1]);
        return score >= lowestScore && score <= highestScore ? score : null;
      };
      const find = (score: number) =>
        known.findLast((range) => creditScoreNumber(range)! <= Math.max(score, lowestScore))!;
      return ranges.read(text) ?? rangeOf(scores, readScore, find, 1);
    },
  };
}

const languagesNamed = choice(languages, {
  en: `English, ${languageNames.en}, inglés`,
  es: `Spanish, ${languageNames.es}, espanhol, castellano`,
  pt: `Portuguese, ${languageNames.pt}, portugués, Brazilian Portuguese`,
});

const mailbox = email();
// What people write for want of an address; it may be that of somebody else.
const placeholder =
  /^(?:no-?e?mail|none|unknown|sin-?(?:correo|email)|sem-?email)@|^(\p{L}+)@\1\.\p{L}+$/iu;
const betweenMailboxes = /[\n<>()[\],;:"|\u2018-\u201d#]+| (?:[/&-]|or|and|o|ou|y|e) /i;

/**
 * The addresses in a text such as "Ana Lopez <ana@example.com>; mailto:a.lopez@example.com". Another
 * word before one, as in "ana lopez@example.com", may be a part of it: such a text has none.
 */
export function mailboxesOf(text: string): string[] {
  const isMailbox = (word: string) =>
    word.includes('@') && !placeholder.test(word) && mailbox.safeParse(word).success;
  return text
    .normalize('NFKC')
    .split(betweenMailboxes)
    .flatMap((piece) => {
      const words = piece.trim().split(/\s+/);
      const found = words
        .map((word) => word.replace(/^'|[.*'\u2026]$|\?subject=.*$/g, ''))
        .filter(isMailbox);
      const behind = words.slice(found.length);
      return words.slice(0, found.length).every((word) => word.includes('@')) &&
        behind.every((word) => /^\p{L}+$/u.test(word))
        ? found
        : [];
    });
}

const addressLabel =
  /(?<![\p{L}\d])(?:e-?mail|mailto|correo|home|work|casa|trabajo)(?![\p{L}\d])/giu;

function saysMoreThanAddress(text: string): boolean {
  const rest = text.replace(/[^<>,;|\n]*</g, '').replace(/\S+@\S+/, '');
  return /[\p{L}\d]/u.test(rest.replace(addressLabel, ''));
}

/** The number in a cell; programs that take one for a number write it with a decimal. */
function phoneOf(text: string) {
  return readTypedPhone(text.replace(/\.0+$/, ''), readTelephone);
}

/** How the cells of a field are read; one that is missing takes any text. */
const fieldReaders: Partial<Record<ImportField, FieldReader>> = {
  name: { read: readName },
  email: {
    read: (text) => mailboxesOf(text)[0] ?? null,
    why: 'Not an email address',
    saysMore: saysMoreThanAddress,
  },
  phone: {
    read: (text) => phoneOf(text)?.number ?? null,
    why: 'Not a number that can be called: one abroad begins with + and its country',
    saysMore: (text) => Boolean(phoneOf(text)?.extension || phoneOf(text)?.rest),
  },
  homePrice: { read: amountOf, why: 'Not an amount of dollars' },
  electricBill: { read: amountOf, why: 'Not an amount of dollars' },
  savingsAmount: { read: amountOf, why: 'Not an amount of dollars' },
  propertyState: { read: stateOfText, known: stateCodes },
  firstTimeHomebuyer: {
    read: yesOrNo,
    known: ['yes', 'no'],
  },
  contactMethod: choice(contactMethods, {
    phone:
      'call, phone call, telephone, mobile, mobile phone, cell, cell phone, voice, teléfono, llamada, telefone, ligação',
    email: 'e mail, mail, correo, correo electrónico',
    text: 'SMS, text message, texting, mensaje de texto, mensagem de texto',
  }),
  timeline: choice(
    timelines,
    {
      immediately:
        'now, asap, immediate, right away, as soon as possible, inmediatamente, ahora, imediatamente, agora',
      '1-3 months': '30-90 days',
      'not sure':
        'unsure, undecided, unknown, just looking, just browsing, no plans, no sé, no estoy seguro, não sei, não tenho certeza',
    },
    months,
  ),
  housingStatus: choice(housingStatuses, {
    own: 'owner, owns, owning, homeowner, home owner, propia, propio, dueño, propietario, própria, próprio, casa própria, proprietário',
    rent: 'renting, renter, rents, rental, tenant, renta, rento, alquila, alquiler, inquilino, aluguel, aluga, alugada',
    living_with_relative:
      'living with relatives, living with family, with family, family, relatives, living with parents, with parents, con familia, con familiares, com a família, com parentes',
  }),
  monthlyPayment: { read: paymentOf, known: monthlyPaymentOptions },
  language: {
    read: (text) => languagesNamed.read(text) ?? readLanguage(text),
    known: Object.values(languageNames),
  },
};

/** A moment with its zone, or the beginning of a day in the office. */
function momentOf(text: string, day: string, timeZone: string): Date {
  const hasZone = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  return hasZone ? new Date(text) : startOfDay(timeZone, day);
}

/** The same, with what depends on the office and its day. */
export function readersOf({ minCreditScore, owners, partners, timeZone, today, now }: Office) {
  const why = 'Not a day that has come';
  const dayOf = (text: string) => {
    const day = readDay(text);
    return day !== null && day <= today ? day : null;
  };
  const readers: typeof fieldReaders = {
    ...fieldReaders,
    creditScore: scoreReader(minCreditScore),
    consentOn: { read: dayOf, why },
    receivedOn: {
      read(text) {
        const day = readDay(text);
        const at = day === null ? null : momentOf(text, day, timeZone);
        return at !== null && at <= now ? at : null;
      },
      why,
    },
    owner: {
      read: owners.find,
      why: 'No active admin or officer, or more than one, has this name',
      known: owners.known,
    },
    referralCode: {
      read: (text) => partners.get(foldReferralCode(text)) ?? null,
      why: 'No active partner has this code',
    },
  };
  return readers;
}
