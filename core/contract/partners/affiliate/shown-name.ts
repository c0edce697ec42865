import * as z from 'zod/mini';
import { isPlainName } from '../../../domain/partners/plain-name.ts';
import type { ValidationKey } from '../../../i18n/validation.ts';
import { optionalLine } from './rows.ts';
import * as fields from '../../fields.ts';

// Anyone may register, and their name is shown to visitors on the lender's page at once. "RE/MAX"
// and a company called Homes.com stay possible.
const address = /:\/\/|\bwww\.|[<>@]/i;
// "Win $500, call (541) 555-0100": money and telephone numbers are part of no company's name.
const call = /\p{Sc}|\d(?:[\s().-]{0,3}\d){9}/u;
const host = /[\p{L}\p{N}]{3,}\.\p{L}{2}/u;

function isNoAddress(text: string): boolean {
  return !address.test(text);
}

/** First or last name of an affiliate as the affiliate types it: a plain name. */
export function shownName(missing: ValidationKey) {
  const isNone = (name: string) => isNoAddress(name) && !host.test(name);
  return fields.line(100, missing).check(
    z.refine(isNone, 'text.address'),
    z.refine((name) => name === '' || !isNone(name) || isPlainName(name), 'name.plain'),
  );
}

/** The company of an affiliate as the affiliate types it, at most 200 characters, or none. */
export const shownCompany = optionalLine(200).check(
  z.refine((company) => isNoAddress(company ?? '') && !call.test(company ?? ''), 'text.address'),
);
