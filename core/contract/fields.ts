import * as z from 'zod/mini';
// By name: taken from `z`, the reserved word would bring all of zod into the forms' bundle.
import { catch as orElse } from 'zod/mini';
import { creditScoreRanges } from '../domain/options.ts';
import { languages } from '../domain/language.ts';
import { usStates } from '../domain/us-states.ts';
import type { ValidationKey } from '../i18n/validation.ts';

// PostgreSQL stores no NUL and no reader needs the other control characters; line breaks are
// allowed only where a text may have lines.
const controls = /[\u0000-\u001f\u007f\u2028\u2029]/;
const controlsButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// Direction marks and zero-width blanks: numbers copied from a phone's contacts carry them, nobody
// sees them, and they turn what staff read.
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const seen = z.overwrite<string>((value) => value.replace(unseen, ''));
const wellFormed = (value: string) => value.isWellFormed();

/**
 * One line of text, trimmed, 1 to `max` characters; `fault` names the message a person sees when it
 * is missing or wrong.
 */
export const line = (max: number, error: ValidationKey = 'text.line', min = 1) =>
  z.string(error).check(
    seen,
    z.trim(),
    z.minLength(min, error),
    z.maxLength(max, 'text.tooLong'),
    z.refine((value) => !controls.test(value) && wellFormed(value), 'text.control'),
  );

/** A text with line breaks, trimmed, 1 to `max` characters. */
export const lines = (max: number, error: ValidationKey = 'text.line') =>
  z.string(error).check(
    seen,
    z.trim(),
    z.minLength(1, error),
    z.maxLength(max, 'text.tooLong'),
    z.refine((value) => !controlsButLines.test(value) && wellFormed(value), 'text.control'),
  );

// Words between single dots, then host names as the network knows them, the last one not a number;
// letters of every language. No quoted names and no bare addresses: nobody has one, and programs
// stumble over them. The mail server is the real judge.
const mailName = String.raw`(?=.{1,64}@)[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)*`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const lastLabel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;
const emailShape = new RegExp(`^${mailName}@(?:${hostLabel}\\.)+${lastLabel}$`, 'u');
export const email = (error: ValidationKey = 'email.valid') =>
  z.string(error).check(
    seen,
    z.trim(),
    z.maxLength(254, error),
    z.regex(emailShape, error),
    z.refine((value) => !controls.test(value) && wellFormed(value), error),
  );

/** A whole number of US dollars between `min` and `max`. */
export const dollars = (min: number, max: number, error: ValidationKey) =>
  z.int(error).check(z.minimum(min, error), z.maximum(max, error));

export const homePrice = dollars(1, 100_000_000, 'homePrice.number');
export const electricBill = dollars(0, 100_000, 'electricBill.number');
export const stateCode = (error: ValidationKey = 'state.required') =>
  z.enum(usStates.map((state) => state.code) as [string, ...string[]], error);
export const creditScoreRange = (error: ValidationKey = 'creditScore.required') =>
  z.enum(creditScoreRanges, error);
export const language = z.enum(languages);
/**
 * Consent is given or not mentioned (the form's text says it); a call that says anything but yes is
 * refused.
 */
export const consent = z.optional(z.literal(true, 'consent.required'));
/**
 * What a page says besides the person's own answers: what does not fit is as if it had not been
 * said. It never refuses anybody.
 */
export const aside = <S extends z.ZodMiniType>(schema: S) =>
  orElse(z.optional(z.nullable(schema)), undefined);
/**
 * A line a page says of itself, cut to `max` characters and cleaned of what cannot be stored; it
 * never refuses anybody.
 */
export const asideLine = (max: number) =>
  aside(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .slice(0, max)
          .toWellFormed()
          .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ')
          .replace(unseen, '')
          .trim(),
      ),
    ),
  );
/** The random id of a visitor's tab, made in the browser. */
export const sessionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'text.line'));
export const rowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** A row id as it stands in a path. */
export const pathId = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.transform(Number));
/** A moment in ISO 8601 with its zone. */
export const moment = z.string();
