import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { languages } from '../domain/language.ts';
import { isScoreRange } from '../domain/visitor/credit-score.ts';
import { toE164 } from '../domain/phone.ts';
import { stateCodes } from '../domain/us-states.ts';
import type { ValidationKey } from '../i18n/validation.ts';

// Invisible and never needed in a name: soft hyphens, fillers, zero-width spaces, direction marks
// (present in numbers copied from a phone's contacts), tags. They make equal texts differ, change
// what staff read, or look like no name at all.
const never =
  /[\u{34f}\u{17b4}\u{17b5}\u{ad}\u{61c}\u{115f}\u{1160}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff9}-\u{fffb}\u{e0000}-\u{e001f}]/gu;
// Characters that modify the one before them; proper only after certain characters.
const changing =
  /([\s\S]?)((?:\u{200c}|\u{200d}|\p{Variation_Selector}|\u{180e}|[\u{e0020}-\u{e007f}])+)(?=([\s\S]?))/gu;

const joiner = /[\u{200c}\u{200d}]/u;
const joins = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
// Scripts whose letters are never joined, whatever is between them.
const joinsNever = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;
const emojiStyle = /[\u{fe0e}\u{fe0f}]/u;
const hasEmojiStyle = /[\p{Extended_Pictographic}0-9#*]/u;
// They make the black flag that of England, Scotland or Wales.
const tag = /[\u{e0020}-\u{e007f}]/u;
const mongolian = /[\u{180b}-\u{180f}]/u;
const isMongolian = /\p{Script=Mongolian}/u;
const isHan = /\p{Script=Han}/u;

/** Whether `sign`, which is invisible, may stand after `before`; `after` is empty at the end. */
function isProper(sign: string, before: string, after: string): boolean {
  if (tag.test(sign)) {
    return before === '\u{1f3f4}';
  }
  if (joiner.test(sign)) {
    return joins.test(before) && !joinsNever.test(before) && joins.test(after);
  }
  if (emojiStyle.test(sign)) {
    return hasEmojiStyle.test(before);
  }
  return (mongolian.test(sign) ? isMongolian : isHan).test(before);
}

/**
 * Removes invisible characters. The joiners of Persian, Indic scripts and emoji and the variation
 * selectors stay where Unicode gives them a meaning: between two characters that join, or after one
 * that has variants.
 */
function withoutUnseen(text: string): string {
  return text
    .replace(never, '')
    .replace(changing, (_all, before: string, signs: string, after: string) => {
      const proper = [...signs].filter((sign, at, all) => {
        const isAgain = !tag.test(sign) && all.indexOf(sign) < at;
        return !isAgain && isProper(sign, before, after);
      });
      return before + proper.join('');
    });
}

// The empty Braille cell is a symbol in name only.
const visible = /[\p{L}\p{N}\p{P}]|[^\P{S}\u{2800}]/u;

function isVisible(text: string): boolean {
  return visible.test(text);
}

// Imported by name: through `z`, the reserved word would pull all of zod into the forms' bundle.

// PostgreSQL stores no NUL and no reader needs the other control characters; line breaks are
// allowed only where a text may have lines.
const controls = /[\u0000-\u001f\u007f\u2028\u2029]/;
const everyControl = new RegExp(controls, 'g');
const controlsButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const seen = z.overwrite<string>(withoutUnseen);
// A pasted line may hold two blanks, a tab or a blank that no keyboard types: all look like one.
const blanks = /[\t\u{85}\p{Zs}]+/gu;
const seenLine = z.overwrite<string>((text) => withoutUnseen(text).replace(blanks, ' '));

/** Rejects text that the database cannot store or that people cannot read. */
function storable(forbidden: RegExp, error: ValidationKey) {
  return z.refine<string>((value) => {
    return !forbidden.test(value) && value.isWellFormed();
  }, error);
}

function trimmed(
  clean: typeof seen,
  forbidden: RegExp,
  min: number,
  max: number,
  error: ValidationKey,
) {
  return z.string(error).check(
    clean,
    z.trim(),
    z.minLength(min, error),
    z.refine<string>((value) => min === 0 || isVisible(value), error),
    z.maxLength(max, 'text.tooLong'),
    storable(forbidden, 'text.control'),
  );
}

/** One line, trimmed, with single blanks, `min` to `max` characters, else `error`. */
export function line(max: number, error: ValidationKey = 'text.line', min = 1) {
  return trimmed(seenLine, controls, min, max, error);
}

/** A text with line breaks, trimmed, 1 to `max` characters. */
export function lines(max: number, error: ValidationKey = 'text.line') {
  return trimmed(seen, controlsButLines, 1, max, error);
}

// Words between single dots, then a host name whose last label is not a number; letters of any
// language. Rejects quoted names and IP addresses: they are valid but unused, and many programs
// mishandle them. Only the mail server can tell whether the address exists.
const mailName = String.raw`(?=.{1,64}@)[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)*`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const lastLabel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;
const mailbox = `${mailName}@(?:${hostLabel}\\.)+${lastLabel}`;

// An accent typed by itself or a wide letter, as on some keyboards, is no other mailbox; nor is the
// sign that a keyboard or a list sets behind one.
const composed = z.overwrite<string>((text) =>
  withoutUnseen(text)
    .normalize('NFKC')
    .replace(/[.,;]\s*$/, ''),
);

/** An email address of at most 254 characters; an optional one may be empty. */
export function email(error: ValidationKey = 'email.valid', isOptional = false) {
  return z
    .string(error)
    .check(
      composed,
      z.trim(),
      z.maxLength(254, error),
      z.regex(new RegExp(`^(?:${mailbox})${isOptional ? '?' : ''}$`, 'u'), error),
      storable(controls, error),
    );
}

/**
 * A phone number that can be called, as typed; `missing` is the message for a short one. An optional
 * one may be empty.
 */
export function telephone(missing: ValidationKey, least = 1, isOptional = false) {
  const isCallable = (text: string) => {
    return text === '' || text.length < least || (text.length <= 40 && toE164(text) !== null);
  };
  return z.string(missing).check(
    seen,
    z.trim(),
    z.refine<string>(
      (text) => (text === '' ? isOptional || least === 0 : text.length >= least),
      missing,
    ),
    z.refine<string>(isCallable, 'mobile.format'),
  );
}

/** Whole dollars; `error` is for what is no such number, or not there. */
export function dollars(min: number, max: number, error: ValidationKey) {
  return z.int({ error }).check(z.minimum(min, 'dollars.low'), z.maximum(max, 'dollars.high'));
}

export const homePrice = dollars(1, 100_000_000, 'homePrice.number');
export const electricBill = dollars(0, 100_000, 'electricBill.number');

export function stateCode(error: ValidationKey = 'state.required') {
  return z.enum(stateCodes as [string, ...string[]], error);
}

/** A range such as 580-619; the first ones follow the program's minimum. */
export function creditScoreRange(error: ValidationKey = 'creditScore.required') {
  return z.string(error).check(z.refine(isScoreRange, error));
}

export const language = z.enum(languages);

/** Whether a day or moment has a year of four digits: a browser takes 11/28/26 for the year 0026. */
export const hasWholeYear = (text: string) => text >= '1000';

/** A calendar day, as 2026-11-22. */
export const day = z.iso.date().check(z.refine(hasWholeYear));

/** A moment as a person enters it, with its offset from UTC. */
export function enteredMoment(error: ValidationKey) {
  return z.iso.datetime({ offset: true, error }).check(z.refine(hasWholeYear, error));
}

/** Yes, no or not mentioned; a form may require yes. */
export const consent = z.optional(z.boolean('consent.required'));
/** For values that the page sends, not the person: an invalid one is dropped. */
export function aside<S extends z.ZodMiniType>(schema: S) {
  return orElse(z.optional(z.nullable(schema)), undefined);
}

/** A line that the page sends, not the person: cut to `max` characters, cleaned, never refused. */
export function asideLine(max: number) {
  const clean = z.transform((text: string) => {
    const cut = text.slice(0, max).toWellFormed();
    const plain = cut.replace(everyControl, ' ');
    return withoutUnseen(plain).replace(blanks, ' ').trim();
  });
  return aside(z.pipe(z.string(), clean));
}

export const sessionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'text.line'));

export const rowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A moment in ISO 8601 with its zone; actions answer a `Date`, which JSON writes like that. */
export const moment = z.string() as z.ZodMiniType<string, Date | string>;

/** The deletion of a list row: when, by whom, and until when it can be restored. */
export const deletion = {
  deletedAt: moment,
  // Null if it was not a known member of staff.
  deletedBy: z.nullable(z.string()),
  restorableUntil: moment,
};

export function isRepeated(password: 'password' | 'newPassword') {
  return z.refine<object>(
    (typed) => valueOf(typed, password) === valueOf(typed, 'confirmPassword'),
    {
      path: ['confirmPassword'],
      error: 'confirmPassword.different',
      // Reported together with other errors, not only after they are corrected.
      when: ({ value }) =>
        typeof valueOf(value, password) === 'string' &&
        typeof valueOf(value, 'confirmPassword') === 'string',
    },
  );
}

function valueOf(typed: unknown, name: string): unknown {
  return (typed as Readonly<Record<string, unknown>> | null)?.[name];
}
