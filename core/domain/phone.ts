/** With the digits and the plus of this keyboard; as long as it was. */
function plain(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
      // Their last four bits are their values.
      String(digit.charCodeAt(0) & 15),
    )
    .replace('\uff0b', '+');
}

export function digitsOf(text: string): string {
  return plain(text).replace(/\D/g, '');
}

/** The digits after the plus, or after the prefix dialled instead of it; null without either. */
function internationalDigits(text: string): string | null {
  const digits = digitsOf(text);
  if (/^\D*\+/.test(text)) {
    return digits;
  }
  // No area code starts with 0: 011 and 00 are how a number abroad is dialled.
  const dialled = /^(?:011|00)/.exec(digits);
  return dialled && digits.slice(dialled[0].length);
}

// No area code starts with 1: a leading 1 is always the country code, typed, pasted or filled in by
// the browser.
function nationalDigits(digits: string): string {
  return digits.replace(/^1/, '');
}

/** The national digits of a US number; null for a foreign one. */
function homeDigits(text: string): string | null {
  const abroad = internationalDigits(text);
  if (abroad === null) {
    return nationalDigits(digitsOf(text));
  }
  return /^1\d/.test(abroad) ? nationalDigits(abroad) : null;
}

/** Whether digits are grouped as in Mexico and Brazil: with two, then four or five before the last. */
export function isGroupedAbroad(text: string): boolean {
  return /^\(?\d\d\D+\d{4,5}\D?\d{4}$/.test(text);
}

function shape(digits: string): string {
  const area = digits.slice(0, 3);
  const exchange = digits.slice(3, 6);
  const line = digits.slice(6);
  if (digits.length === 0) {
    return '';
  }
  if (digits.length <= 3) {
    return `(${area}`;
  }
  if (digits.length <= 6) {
    return `(${area}) ${exchange}`;
  }
  return `(${area}) ${exchange}-${line}`;
}

// Country codes of one and two digits; all others have three digits.
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{1,3})/;
/** Digits of the longest possible number, including its country code. */
const mostDigits = 15;

/** A foreign number in groups: the country code, two digits, then fours. */
function shapeAbroad(digits: string): string {
  const [country = ''] = countryCode.exec(digits) ?? [];
  const rest = digits.slice(country.length, mostDigits);
  const groups = rest.slice(2).match(/\d{4}(?:\d$)?|\d+/g) ?? [];
  return [`+${country}`, rest.slice(0, 2), ...groups].filter(Boolean).join(' ');
}

// An extension, or a second number: what follows a whole number after a sign that is in none.
const withMore = /^(\D*\d(?:[^\d,;#|\n\p{L}]*\d){9,}?[\s).]*)((?:[,;#|\n(\p{L}]|\/ ).*\d.*)$/su;

/** The number of a text, and what stands behind it. */
function apart(text: string): [number: string, rest: string] {
  const [, number = plain(text), rest = ''] = withMore.exec(plain(text)) ?? [];
  return [number, rest];
}

/**
 * Formats a number while it is typed: a US number up to (XXX) XXX-XXXX without its country code, a
 * number with a plus in groups. An extension and one excess digit are cut; a longer number was
 * pasted, is not a US number, and is left unchanged.
 */
export function formatPhone(text: string): string {
  const [number] = apart(text);
  const digits = homeDigits(number);
  if (digits === null) {
    return shapeAbroad(internationalDigits(number) ?? '');
  }
  if (isGroupedAbroad(number)) {
    return number;
  }
  const isTyped = digits.length <= 10 || (digits.length === 11 && text.startsWith('('));
  return isTyped ? shape(digits.slice(0, 10)) : digits;
}

/** Shows a stored number as (XXX) XXX-XXXX if it has 10 digits and no plus, else unchanged. */
export function displayPhone(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 10 && !text.includes('+') ? shape(digits) : text;
}

/**
 * Whether the North American plan allows these digits: ten, neither code beginning with 0 or 1 or
 * being a service number like 911, no area code with 9 in its middle, and none 555.
 */
function isInPlan(digits: string): boolean {
  const hasShape = /^[2-9][0-8]\d[2-9]\d{6}$/.test(digits);
  const isService = /^(?:.11|555|....11)/.test(digits);
  return hasShape && !isService;
}

// What stands in parentheses behind a number is no part of it.
const written = /^(?!.*\d.*\(\d{1,6}\)\s*$)[\s(]*\+?[\d\s()./\u2010-\u2015-]*$/;

/**
 * The number in E.164, +1XXXXXXXXXX for a US one; null if it cannot be one. Of a foreign number
 * only the length is checked.
 */
export function toE164(typed: string): string | null {
  const text = plain(typed);
  if (!written.test(text) || isGroupedAbroad(text)) {
    return null;
  }
  const home = homeDigits(text);
  if (home !== null) {
    return isInPlan(home) ? `+1${home}` : null;
  }
  const abroad = internationalDigits(text) ?? '';
  return /^[2-9]\d{6,14}$/.test(abroad) ? `+${abroad}` : null;
}

/**
 * Formats like formatPhone. Returns the caret position, so that editing in the middle does not move
 * the caret to the end, and the rest that was cut.
 */
export function formatPhoneWithCaret(
  text: string,
  caret: number,
): { value: string; caret: number; rest: string } {
  const value = formatPhone(text);
  const [number, more] = apart(text);
  const kept = homeDigits(number) ?? internationalDigits(number) ?? '';
  const rest = more || kept.slice(digitsOf(value).length);
  const dropped = digitsOf(number).length - kept.length;
  const digitsBefore = digitsOf(number.slice(0, caret)).length - dropped;
  if (digitsBefore <= 0) {
    return { value, caret: value.startsWith('+') && caret > 0 ? 1 : 0, rest };
  }
  let seen = 0;
  for (let i = 0; i < value.length; i += 1) {
    if (/\d/.test(value.charAt(i)) && ++seen === digitsBefore) {
      return { value, caret: i + 1, rest };
    }
  }
  return { value, caret: value.length, rest };
}
