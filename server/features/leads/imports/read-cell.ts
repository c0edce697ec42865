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
import { saysNoContact } from '#core/domain/typed/no-contact.ts';
import { readDay } from '#core/domain/typed/typed-day.ts';
import { readName } from '#core/domain/typed/typed-name.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { readTypedPhone } from '#core/domain/typed/typed-phone.ts';
import { readState, stateCodes } from '#core/domain/us-states.ts';
import { readTelephone } from '../../telephone.ts';
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

/** A cell as it was meant, with its lines, and without what programs put around it. */
export function readCell(cell: string): string {
  const text = asFormula.exec(cell.trim())?.[1] ?? cell.trim().replace(guarded, '');
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
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

const payments = choice(monthlyPaymentOptions);

/** A range of payments, or the one that an amount is in. */
function paymentOf(text: string): unknown {
  const dollars = amountOf(text);
  return dollars === null
    ? payments.read(text)
    : monthlyPaymentOptions.findLast((range) => Number(/\d+/.exec(range)) <= dollars)!;
}

/** The range of a score, or a range in any spelling, under a minimum. */
function scoreReader(minimum: number): ChoiceReader {
  const known = scoreRangesFrom(minimum);
  const ranges = choice([...known, ...creditScoreRanges]);
  return {
    known,
    read(text) {
      const [, digits] = /^(?:fico )?(\d{3})(?:[.,]0+)?$/i.exec(text) ?? [];
      const score = Number(digits);
      return score >= 300 && score <= 850
        ? known.findLast((range) => creditScoreNumber(range)! <= score)!
        : ranges.read(text);
    },
  };
}

const yes = /^(?:yes|y|true|t|1|x|on|checked|✓|✔|s|s[ií]|sim|verdader[oa]|verdadeir[oa])$/i;
const no = /^(?:no|n|false|f|0|off|unchecked|n[aã]o|falso)$/i;

/** A longer cell is a story, in which somebody else may be meant. */
const longestFlag = 100;
// That a list of numbers was looked through says nothing of a person on it.
const tellsOfCheck = /check|scrub|verif/i;

/** Whether a cell says that its person is not to be contacted, or affirms a column that says so. */
export function forbidsContact(column: string, cell: string): boolean {
  const affirms = !tellsOfCheck.test(column) && (yes.test(cell) || readDay(cell) !== null);
  return cell.length <= longestFlag && saysNoContact(affirms ? column : cell);
}

const languagesNamed = choice(languages, {
  en: `English, ${languageNames.en}, inglés`,
  es: `Spanish, ${languageNames.es}, espanhol, castellano`,
  pt: `Portuguese, ${languageNames.pt}, portugués, Brazilian Portuguese`,
});

const mailbox = email();

/**
 * The addresses in a text such as "Ana Lopez <ana@example.com>; mailto:a.lopez@example.com". Another
 * word before one, as in "ana lopez@example.com", may be a part of it: such a text has none.
 */
export function mailboxesOf(text: string): string[] {
  const isMailbox = (word: string) => word.includes('@') && mailbox.safeParse(word).success;
  return text.split(/[\n<>()[\],;:"|]+/).flatMap((piece) => {
    const words = piece.trim().split(/\s+/);
    const found = words.map((word) => word.replace(/\.$/, '')).filter(isMailbox);
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
  propertyState: { read: readState, known: stateCodes },
  firstTimeHomebuyer: {
    read: (text) => (yes.test(text) ? true : no.test(text) ? false : null),
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
