import * as z from 'zod/mini';
// By name: taken from `z`, the reserved word would bring all of zod into the forms' bundle.
import { catch as orElse } from 'zod/mini';
import { creditScoreRanges } from '../domain/options.ts';
import { languages } from '../domain/language.ts';
import { toE164 } from '../domain/phone.ts';
import { stateCodes } from '../domain/us-states.ts';
import type { ValidationKey } from '../i18n/validation.ts';
import { isVisible, withoutUnseen } from './unseen.ts';

// PostgreSQL stores no NUL and no reader needs the other control characters; line breaks are
// allowed only where a text may have lines.
const controls = /[\u0000-\u001f\u007f\u2028\u2029]/;
const everyControl = new RegExp(controls, 'g');
const controlsButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const seen = z.overwrite<string>(withoutUnseen);

/** Refuses what the database cannot store and nobody can read. */
function storable(forbidden: RegExp, error: ValidationKey) {
  return z.refine<string>((value) => {
    return !forbidden.test(value) && value.isWellFormed();
  }, error);
}

function trimmed(forbidden: RegExp, min: number, max: number, error: ValidationKey) {
  return z.string(error).check(
    seen,
    z.trim(),
    z.minLength(min, error),
    z.refine<string>((value) => min === 0 || isVisible(value), error),
    z.maxLength(max, 'text.tooLong'),
    storable(forbidden, 'text.control'),
  );
}

/** One line, trimmed, `min` to `max` characters; `error` is the message when it is wrong. */
export function line(max: number, error: ValidationKey = 'text.line', min = 1) {
  return trimmed(controls, min, max, error);
}

/** A text with line breaks, trimmed, 1 to `max` characters. */
export function lines(max: number, error: ValidationKey = 'text.line') {
  return trimmed(controlsButLines, 1, max, error);
}

// Words between single dots, then host names as the network knows them, the last one not a number;
// letters of every language. No quoted names and no bare addresses: nobody has one, and programs
// stumble over them. The mail server is the real judge.
const mailName = String.raw`(?=.{1,64}@)[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)*`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const lastLabel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;
const emailShape = new RegExp(`^${mailName}@(?:${hostLabel}\\.)+${lastLabel}$`, 'u');

/** An address of mail, at most 254 characters. */
export function email(error: ValidationKey = 'email.valid') {
  return z
    .string(error)
    .check(
      seen,
      z.trim(),
      z.maxLength(254, error),
      z.regex(emailShape, error),
      storable(controls, error),
    );
}

/** A phone number that can be called, as typed; `missing` is the message for a short one. */
export function telephone(missing: ValidationKey, least = 1) {
  const isCallable = (text: string) => {
    return text === '' || text.length < least || (text.length <= 40 && toE164(text) !== null);
  };
  return z
    .string(missing)
    .check(
      seen,
      z.trim(),
      z.minLength(least, missing),
      z.refine<string>(isCallable, 'mobile.format'),
    );
}

/** A whole number of US dollars between `min` and `max`. */
function dollars(min: number, max: number, error: ValidationKey) {
  return z.int(error).check(z.minimum(min, error), z.maximum(max, error));
}

export const homePrice = dollars(1, 100_000_000, 'homePrice.number');
export const electricBill = dollars(0, 100_000, 'electricBill.number');

export function stateCode(error: ValidationKey = 'state.required') {
  return z.enum(stateCodes as [string, ...string[]], error);
}

export function creditScoreRange(error: ValidationKey = 'creditScore.required') {
  return z.enum(creditScoreRanges, error);
}

export const language = z.enum(languages);

/** A calendar day, as 2026-11-22; the database has no year 0, as ISO 8601 does. */
export const day = z.iso.date().check(z.refine((text) => text >= '0001'));

/** Yes, no or not mentioned; a form may require yes. */
export const consent = z.optional(z.boolean('consent.required'));
/** What a page says of itself: what does not fit is dropped, and never refuses anybody. */
export function aside<S extends z.ZodMiniType>(schema: S) {
  return orElse(z.optional(z.nullable(schema)), undefined);
}

/** A line a page says of itself, cut to `max` characters and cleaned; never refused. */
export function asideLine(max: number) {
  const clean = z.transform((text: string) => {
    const cut = text.slice(0, max).toWellFormed();
    const plain = cut.replace(everyControl, ' ');
    return withoutUnseen(plain).trim();
  });
  return aside(z.pipe(z.string(), clean));
}

export const sessionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'text.line'));

export const rowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A row id as it stands in a path. */
export const pathId = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.transform(Number));

/** A moment in ISO 8601 with its zone. */
export const moment = z.string();

/** What a list says of the deletion of each of its rows: when, by whom, and how long there is. */
export const deletion = {
  deletedAt: moment,
  // Null where nobody of the staff is known to have done it.
  deletedBy: z.nullable(z.string()),
  restorableUntil: moment,
};
